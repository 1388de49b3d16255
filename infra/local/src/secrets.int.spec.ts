import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { StartRefused } from './start-refused.ts';
import { secretsOf } from './secrets.ts';
import { parseSettings } from './settings.ts';

let folder: string;
const secrets = (environment: Record<string, string> = {}) =>
  secretsOf(parseSettings({ DATA_DIR: folder, ...environment }, '/'));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-secrets-'));
});

describe('the secrets', () => {
  it('are created once and stay the same', () => {
    const first = secrets();
    expect(Buffer.from(first.masterKey, 'base64')).toHaveLength(32);
    expect(secrets()).toEqual(first);
  });

  it('are readable only by their owner', () => {
    secrets();
    for (const name of ['master-key', 'worker-token']) {
      expect(statSync(join(folder, 'secrets', name)).mode & 0o777).toBe(0o600);
    }
  });

  it('are taken from the environment when set there', () => {
    const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
    expect(secrets({ MASTER_KEY }).masterKey).toBe(MASTER_KEY);
  });

  it('are not created again when data exists that a missing master key has sealed', () => {
    secrets();
    mkdirSync(join(folder, 'postgres', 'cluster'), { recursive: true });
    rmSync(join(folder, 'secrets', 'master-key'));
    expect(() => secrets()).toThrow(StartRefused);
    expect(() => secrets()).toThrow(/master-key is missing.*Put it back, or set MASTER_KEY/);
    expect(readdirSync(join(folder, 'secrets'))).toEqual(['worker-token']);
    const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
    expect(secrets({ MASTER_KEY }).masterKey).toBe(MASTER_KEY);
  });

  it('are never silently replaced: an empty file stops the start', () => {
    secrets();
    writeFileSync(join(folder, 'secrets', 'master-key'), '');
    expect(() => secrets()).toThrow(StartRefused);
    expect(() => secrets()).toThrow('master-key is empty');
  });
});
