import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { takeLock } from './lock-file.ts';
import { restoringFolder } from './restoring-folder.ts';
import { temporaryFolder } from './testing/fakes.ts';

const start = fileURLToPath(new URL('start.ts', import.meta.url));

/** Exit code and stderr of a refused start. */
const refused = async (given: Record<string, string>) => {
  const free = { PORT: '0', POSTGRES_PORT: '0', EVENT_LOG_PORT: '0', TEMPORAL_PORT: '0' };
  const env = { PATH: process.env['PATH'], ...free, ...given };
  try {
    await promisify(execFile)(process.execPath, [start], { env, timeout: 30_000 });
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, stderr };
  }
  throw new Error('The start was not refused');
};

describe('a start is refused, with the reason,', () => {
  it('while another one uses the same data folder', async () => {
    const DATA_DIR = temporaryFolder();
    takeLock(join(DATA_DIR, 'supervisor.lock'));
    expect(await refused({ DATA_DIR })).toEqual({
      code: 1,
      stderr: `Academic Hub already runs on ${DATA_DIR} (process ${process.pid}). Stop it first, or set DATA_DIR=… to another folder.\n`,
    });
  });

  it('when a restore of the data folder was interrupted', async () => {
    const DATA_DIR = temporaryFolder();
    mkdirSync(restoringFolder(DATA_DIR));
    const stderr = `A restore of ${DATA_DIR} was interrupted or is still running. Repeat it: hub restore <folder>.\n`;
    expect(await refused({ DATA_DIR })).toEqual({ code: 1, stderr });
  });

  it('when the master key of existing data is missing', async () => {
    const DATA_DIR = temporaryFolder();
    mkdirSync(join(DATA_DIR, 'postgres', 'cluster'), { recursive: true });
    const stderr = `${DATA_DIR}/secrets/master-key is missing, and the data in ${DATA_DIR} cannot be read without it. Put it back, or set MASTER_KEY.\n`;
    expect(await refused({ DATA_DIR })).toEqual({ code: 1, stderr });
  });

  it('when a port is taken, before anything is started', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const DATA_DIR = temporaryFolder();
    const taken = { code: 1, stderr: `Port ${port} is taken. Set EVENT_LOG_PORT=… to another one.\n` };
    expect(await refused({ DATA_DIR, EVENT_LOG_PORT: String(port) })).toEqual(taken);
    expect(readdirSync(DATA_DIR)).toEqual(['run']);
    server.close();
  });

  it('when two services would share a port', async () => {
    const { code, stderr } = await refused({ DATA_DIR: temporaryFolder(), PORT: '45871', TEMPORAL_PORT: '45871' });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'Two of PORT, POSTGRES_PORT, EVENT_LOG_PORT and TEMPORAL_PORT are the same.\n',
    });
  });

  it('when a setting is wrong', async () => {
    expect(await refused({ PORT: 'http' })).toEqual({
      code: 1,
      stderr: 'PORT must be a port number (0 to 65535).\n',
    });
  });

  it('when the data folder cannot be created', async () => {
    const { code, stderr } = await refused({ DATA_DIR: `${start}/data` });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR .* cannot be created: .*ENOTDIR/);
  });
});
