import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeHubSettings } from './hub-settings-file.ts';
import type { Plan } from './plan.ts';
import { parseSettings } from './settings.ts';
import { temporaryFolder } from './testing/fakes.ts';

const given = { DATABASE_URL: 'postgres://hub', EVENTSTORE_URL: 'esdb://log', MASTER_KEY: 'the master key' };
const at = (environment: Record<string, string> = {}) => {
  const DATA_DIR = temporaryFolder();
  const plan = { settings: parseSettings({ DATA_DIR, ...environment }, '/srv') } satisfies Partial<Plan>;
  return { plan, path: join(DATA_DIR, 'secrets', 'hub.json') };
};

describe('the settings file for the command line', () => {
  it('is readable only by its owner, and removed when the product stops', () => {
    const { plan, path } = at();
    const ending = new AbortController();
    writeHubSettings(plan, { ...given, WORKER_TOKEN: 'not for hub' }, ending.signal);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(given);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    ending.abort();
    expect(existsSync(path)).toBe(false);
  });

  it('is not written when the master key is given by the environment', () => {
    const { plan, path } = at({ MASTER_KEY: Buffer.alloc(32).toString('base64') });
    writeHubSettings(plan, given, new AbortController().signal);
    expect(existsSync(path)).toBe(false);
  });
});
