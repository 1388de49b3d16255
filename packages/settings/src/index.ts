export { readSettings } from './read-settings.ts';
export { plainTemporal, temporalAccess, type TemporalAccess, temporalSettings } from './temporal-access.ts';
