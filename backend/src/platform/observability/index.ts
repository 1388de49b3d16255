export { duringOperation, watchLoop } from './loop-watch.ts';
export { measured, metrics, registry } from './metrics.ts';
