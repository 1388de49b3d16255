import { describe, expect, it } from 'vitest';
import { InvalidSettings, parseSettings, settingsTable } from './settings.ts';

const message = (environment: Record<string, string>) => {
  try {
    parseSettings(environment, '/srv');
    return 'accepted';
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    return error.message;
  }
};

describe('settings', () => {
  it('are all optional', () => {
    expect(parseSettings({}, '/srv')).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/.data',
      POSTGRES_PORT: 54_329,
      EVENT_LOG_PORT: 21_139,
      EVENT_LOG_TLS: 'on',
      TEMPORAL_PORT: 7239,
      LOG_LEVEL: 'info',
    });
  });

  it('count an empty value as not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' }, '/srv')).toMatchObject({ PORT: 3000 });
  });

  it('keep an absolute data folder and resolve a relative one against the repository', () => {
    expect(parseSettings({ DATA_DIR: '/var/hub' }, '/srv').DATA_DIR).toBe('/var/hub');
    expect(parseSettings({ DATA_DIR: 'other' }, '/srv').DATA_DIR).toBe('/srv/other');
  });

  it('are refused by name, with the reason', () => {
    expect(message({ PORT: 'http' })).toBe('PORT must be a port number (0 to 65535).');
    expect(message({ PORT: '70000' })).toBe('PORT must be a port number (0 to 65535).');
    expect(message({ DATABASE_URL: 'mysql://localhost/hub' })).toBe(
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
    );
    expect(message({ EVENTSTORE_URL: 'localhost:2113' })).toContain('EVENTSTORE_URL must be a URL');
    expect(message({ TEMPORAL_ADDRESS: 'http://temporal:7233' })).toContain('TEMPORAL_ADDRESS must be host:port');
    expect(message({ MASTER_KEY: 'c2hvcnQ=' })).toBe('MASTER_KEY must be 32 bytes in base64.');
    expect(message({ WORKER_TOKEN: 'short' })).toBe('WORKER_TOKEN must have at least 16 characters.');
    expect(message({ METRICS_PORT: '65533' })).toBe('METRICS_PORT must be 1 to 65532.');
    expect(message({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL must be trace');
  });

  it('report all errors at once', () => {
    expect(message({ PORT: 'x', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(2);
  });

  it('each have a meaning', () => {
    for (const { meaning } of Object.values(settingsTable)) expect(meaning).not.toBe('');
  });
});
