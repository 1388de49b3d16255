export { ensureTemporal, TemporalUnavailable } from './ensure.ts';
export { startTemporal, type Temporal } from './server.ts';
