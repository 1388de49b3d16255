export { readSettings } from './read-settings.ts';
export { s3Access, type S3Access, s3Settings } from './s3-access.ts';
export { plainTemporal, temporalAccess, type TemporalAccess, temporalSettings } from './temporal-access.ts';
