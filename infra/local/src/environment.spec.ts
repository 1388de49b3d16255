import { describe, expect, it } from 'vitest';
import { backendEnvironment, eventLogEnvironment, workerEnvironment } from './environment.ts';
import type { Plan } from './plan.ts';
import { parseSettings } from './settings.ts';

const plan: Plan = {
  settings: parseSettings({}, '/srv'),
  secrets: { masterKey: 'the master key', workerToken: 'the token' },
  ports: { web: 3000, postgres: 1, eventLog: 2, temporal: 3 },
  watch: false,
};
const secretsIn = (environment: NodeJS.ProcessEnv) => {
  const text = JSON.stringify(environment);
  return ['the master key', 'the token', 'postgres://'].filter((secret) => text.includes(secret));
};

describe('each process gets only what it needs', () => {
  it('the API gets all three secrets', () => {
    expect(secretsIn(backendEnvironment(plan, 'postgres://hub'))).toHaveLength(3);
  });

  it('the event log gets its database and no key', () => {
    expect(secretsIn(eventLogEnvironment(plan, 'postgres://log'))).toEqual(['postgres://']);
  });

  it('the worker, which reads what strangers wrote, gets its token alone', () => {
    expect(secretsIn(workerEnvironment(plan))).toEqual(['the token']);
  });
});
