import { describe, expect, it } from 'vitest';
import { backendEnvironment, eventLogEnvironment, workerEnvironment } from './environment.ts';
import type { Plan } from './plan.ts';
import { parseSettings } from './settings.ts';

const plan: Plan = {
  settings: parseSettings({}, '/srv'),
  secrets: { masterKey: 'the master key', workerToken: 'the token' },
  eventLogAccess: {
    user: 'hub',
    password: 'the password',
    authorityFile: '/srv/authority.pem',
    server: { key: 'the server key', certificate: 'public' },
  },
  ports: { web: 3000, postgres: 1, eventLog: 2, temporal: 3 },
  watch: false,
};
const secretsIn = (environment: NodeJS.ProcessEnv) => {
  const text = JSON.stringify(environment);
  return ['the master key', 'the token', 'postgres://', encodeURIComponent('the password'), 'the server key'].filter(
    (secret) => text.includes(secret),
  );
};

describe('each process gets only what it needs', () => {
  it('the API gets its keys, its database and the password of the event log', () => {
    expect(secretsIn(backendEnvironment(plan, 'postgres://hub'))).toEqual([
      'the master key',
      'the token',
      'postgres://',
      'the%20password',
    ]);
  });

  it('the event log gets its database and no key', () => {
    expect(secretsIn(eventLogEnvironment(plan, 'postgres://log'))).toEqual(['postgres://']);
  });

  it('the worker, which reads what strangers wrote, gets its token alone', () => {
    expect(secretsIn(workerEnvironment(plan))).toEqual(['the token']);
  });
});
