import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings } from './read-settings.ts';
import { plainTemporal, temporalAccess, temporalSettings } from './temporal-access.ts';

const folder = mkdtempSync(join(tmpdir(), 'temporal-'));
const file = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, name);
  return path;
};
const access = (environment: Record<string, string>) =>
  temporalAccess(readSettings(z.object(temporalSettings), environment));

describe('access to Temporal', () => {
  it('is the local server without TLS by default', () => {
    expect(access({})).toEqual(plainTemporal('127.0.0.1:7233'));
  });

  it('uses TLS with a client certificate, the own authority and a namespace', () => {
    const given = {
      TEMPORAL_ADDRESS: 'temporal.example.org:7233',
      TEMPORAL_NAMESPACE: 'hub',
      TEMPORAL_TLS_CA_FILE: file('ca'),
      TEMPORAL_TLS_CERT_FILE: file('crt'),
      TEMPORAL_TLS_KEY_FILE: file('key'),
    };
    expect(access(given)).toEqual({
      address: 'temporal.example.org:7233',
      namespace: 'hub',
      tls: {
        serverRootCACertificate: Buffer.from('ca'),
        clientCertPair: { crt: Buffer.from('crt'), key: Buffer.from('key') },
      },
    });
  });

  it('never sends an API key without TLS', () => {
    expect(access({ TEMPORAL_API_KEY: 'secret' })).toMatchObject({ apiKey: 'secret', tls: {} });
    expect(() => access({ TEMPORAL_API_KEY: 'secret', TEMPORAL_TLS: 'false' })).toThrow('needs it');
  });

  it('names what is missing', () => {
    expect(() => access({ TEMPORAL_TLS_CERT_FILE: file('crt') })).toThrow('belong together');
    expect(() => access({ TEMPORAL_TLS_CA_FILE: join(folder, 'none') })).toThrow(
      'TEMPORAL_TLS_CA_FILE names a file that cannot be read',
    );
  });
});
