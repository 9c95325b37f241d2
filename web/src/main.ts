import './style.css';
import { begin } from './early';

begin();
void import('./start');

// For journeys without network; browsers allow it only over TLS and on the own machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
