import './shell/style.css';
import { begin } from './shell/preconnect';

import.meta.glob('./games/*/theme.css', { eager: true });

begin();
void import('./shell/start');

// Makes the page work offline; browsers allow service workers only over TLS and on localhost.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
