export { measured, metrics, registry } from './metrics.ts';
