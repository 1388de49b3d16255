export { backOff } from './back-off.ts';
export { closeOnSignal } from './close-on-signal.ts';
export { memoize } from './memoize.ts';
export { repeat } from './repeat.ts';
export { serveOwners } from './serve-owners.ts';
export { takeTurn, outsideTurn } from './turn.ts';
