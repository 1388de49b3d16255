export { ensureTemporal, TemporalUnavailable } from './ensure-temporal.ts';
export { startTemporal, type Temporal } from './server.ts';
