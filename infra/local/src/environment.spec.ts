import { describe, expect, it } from 'vitest';
import { backendEnvironment, eventLogEnvironment, withMetricsPort, workerEnvironment } from './environment.ts';
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

describe('the environment of each process', () => {
  it('gives the API its keys, its database and the password of the event log', () => {
    expect(secretsIn(backendEnvironment(plan, 'postgres://hub'))).toEqual([
      'the master key',
      'the token',
      'postgres://',
      'the%20password',
    ]);
  });

  it('gives the event log its database and no key', () => {
    expect(secretsIn(eventLogEnvironment(plan, 'postgres://log'))).toEqual(['postgres://']);
  });

  it('gives the worker, which reads untrusted documents, only its token', () => {
    expect(secretsIn(workerEnvironment(plan))).toEqual(['the token']);
  });
});

describe('language model settings', () => {
  it('give keys to the worker; the backend gets only the names of the models', () => {
    const given = { AI_MODELS: 'openai:abacus', OPENAI_API_KEY: 'a key' };
    const configured = { ...plan, settings: parseSettings(given, '/srv') };
    expect(workerEnvironment(configured)).toMatchObject(given);
    expect(backendEnvironment(configured, '')).toMatchObject({ AI_MODELS: 'openai:abacus' });
    expect(JSON.stringify(backendEnvironment(configured, ''))).not.toContain('a key');
  });
});

describe('settings for mail, identity provider and limits', () => {
  it('go to the backend only', () => {
    const given = {
      PUBLIC_URL: 'https://hub.example.edu',
      SMTP_URL: 'smtps://mail.example.edu',
      OIDC_CLIENT_ID: 'hub',
      OIDC_CLIENT_SECRET: 'a secret',
      LIMIT_WRITES_PER_SECOND: '0',
    };
    const configured = { ...plan, settings: parseSettings(given, '/srv') };
    expect(backendEnvironment(configured, '')).toMatchObject(given);
    expect(JSON.stringify(workerEnvironment(configured))).not.toMatch(/a secret|mail\.example/);
  });

  it('default to the address that a start prints', () => {
    expect(backendEnvironment(plan, '')).toMatchObject({
      PUBLIC_URL: 'http://localhost:3000',
      LIMIT_READS_PER_SECOND: '20',
    });
    expect(backendEnvironment(plan, '')).not.toHaveProperty('SMTP_URL');
  });
});

it('API, projector and worker get the address of a trace collector only when it is set', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  const traced = { ...plan, settings: parseSettings(endpoint, '/srv') };
  for (const environment of [backendEnvironment, workerEnvironment]) {
    expect(environment(traced, '')).toMatchObject(endpoint);
    expect(environment(plan, '')).not.toHaveProperty('OTEL_EXPORTER_OTLP_ENDPOINT');
  }
});

describe('metrics ports', () => {
  const measured = { ...plan, settings: parseSettings({ METRICS_PORT: '9464' }, '/srv') };

  it('are four consecutive ports on loopback', () => {
    expect(withMetricsPort({}, measured, 'api')).toEqual({ METRICS_PORT: '9464', METRICS_HOST: '127.0.0.1' });
    expect(withMetricsPort({}, measured, 'projector')).toEqual({ METRICS_PORT: '9465', METRICS_HOST: '127.0.0.1' });
    expect(workerEnvironment(measured)).toMatchObject({ METRICS_PORT: '9466', METRICS_HOST: '127.0.0.1' });
    expect(eventLogEnvironment(measured, '')).toMatchObject({ METRICS_PORT: '9467', METRICS_HOST: '127.0.0.1' });
  });

  it('are off unless METRICS_PORT is set', () => {
    expect(withMetricsPort({}, plan, 'api')).toEqual({});
    expect(workerEnvironment(plan)).not.toHaveProperty('METRICS_PORT');
    expect(eventLogEnvironment(plan, '')).not.toHaveProperty('METRICS_PORT');
  });
});
