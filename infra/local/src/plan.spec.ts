import { describe, expect, it } from 'vitest';
import { backendUrl, eventStoreUrl, publicUrl, temporalAddress, type Plan } from './plan.ts';
import { parseSettings } from './settings.ts';

const plan = (environment: Record<string, string>): Plan => ({
  settings: parseSettings(environment, '/srv'),
  secrets: { masterKey: '', workerToken: '' },
  eventLogAccess: undefined,
  ports: { web: 3000, postgres: 1, eventLog: 2, temporal: 3 },
  watch: false,
});

describe('the address of each service', () => {
  it('is this machine by default', () => {
    expect(publicUrl(plan({}))).toBe('http://localhost:3000');
    expect(backendUrl(plan({}))).toBe('http://127.0.0.1:3000');
    expect(eventStoreUrl(plan({}))).toBe('esdb://127.0.0.1:2?tls=false');
    expect(temporalAddress(plan({}))).toBe('127.0.0.1:3');
  });

  it('contains the password and the authority of an event log with TLS', () => {
    const server = { key: '', certificate: '' };
    const eventLogAccess = { user: 'hub', password: 'p&s', authorityFile: '/my data/authority.pem', server };
    expect(eventStoreUrl({ ...plan({}), eventLogAccess })).toBe(
      'esdb://hub:p%26s@127.0.0.1:2?tls=true&tlsCAFile=%2Fmy%20data%2Fauthority.pem',
    );
  });

  it('is never the wildcard address', () => {
    expect(publicUrl(plan({ HOST: '0.0.0.0' }))).toBe('http://localhost:3000');
    expect(backendUrl(plan({ HOST: '::' }))).toBe('http://127.0.0.1:3000');
  });

  it('is the address that the app listens on', () => {
    expect(publicUrl(plan({ HOST: '192.0.2.5' }))).toBe('http://192.0.2.5:3000');
    expect(backendUrl(plan({ HOST: 'fd00::5' }))).toBe('http://[fd00::5]:3000');
  });

  it('is the external one when it is set', () => {
    expect(eventStoreUrl(plan({ EVENTSTORE_URL: 'esdb://log:2113' }))).toBe('esdb://log:2113');
    expect(temporalAddress(plan({ TEMPORAL_ADDRESS: 'temporal:7233' }))).toBe('temporal:7233');
  });
});
