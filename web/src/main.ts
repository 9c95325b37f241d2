import './shell/style.css';
import { begin } from './shell/preconnect';

import.meta.glob('./games/*/theme.css', { eager: true });

begin();
void import('./shell/start');

// For journeys without network; browsers allow it only over TLS and on the own machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
