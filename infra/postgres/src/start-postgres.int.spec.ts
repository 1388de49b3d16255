import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureDatabase, startPostgres, type Postgres } from './index.ts';
import { withClient } from './database.ts';

let dataDir: string;
const running: Postgres[] = [];

const start = async (port = 0) => {
  const postgres = await startPostgres({ dataDir, port });
  running.push(postgres);
  return postgres;
};
const one = (url: string, sql: string) =>
  withClient(
    url,
    async (client) => Object.values<unknown>((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0],
  );
const keepNote = (url: string) =>
  withClient(url, (client) => client.query("create table note as select 'kept' as text"));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hub-postgres-spec-')); // 0700: closed to the user that Postgres runs as under root
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  await rm(dataDir, { recursive: true });
});

describe('starting Postgres', () => {
  it('creates a durable UTF-8 database server that accepts loopback connections with a password', async () => {
    const { url } = await start();
    expect(await one(url('postgres'), 'show fsync')).toBe('on');
    expect(await one(url('postgres'), 'show synchronous_commit')).toBe('on');
    expect(await one(url('postgres'), 'show server_encoding')).toBe('UTF8');
    expect(await one(url('postgres'), 'show listen_addresses')).toBe('127.0.0.1');
    expect(await one(url('postgres'), "select lower('ŽÁR')")).toBe('žár');
    expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
    const guessed = url('postgres').replace(/:[^:@]+@/, ':guess@');
    await expect(one(guessed, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('keeps the data across a restart', async () => {
    const first = await start();
    await ensureDatabase(first.url('postgres'), 'hub');
    await ensureDatabase(first.url('postgres'), 'hub');
    await keepNote(first.url('hub'));
    await first.stop();
    const second = await start();
    expect(await one(second.url('hub'), 'select text from note')).toBe('kept');
  });

  it('names the port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(start(port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
    other.close();
  });

  it('refuses data that a running Postgres uses', async () => {
    await start();
    await expect(start()).rejects.toThrow(/is in use by a running Postgres/);
  });

  it('shows the last log lines when Postgres ends at start', async () => {
    const first = await start();
    await first.stop();
    await rm(join(dataDir, 'cluster/global'), { recursive: true });
    await expect(start()).rejects.toThrow(/ended at start[^]*pg_control/);
  });

  it('loses nothing when Postgres is killed', async () => {
    const first = await start();
    await keepNote(first.url('postgres'));
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).toBe('killed by SIGKILL');
    const second = await start();
    expect(await one(second.url('postgres'), 'select text from note')).toBe('kept');
  });

  it('takes over from a server whose starting process was killed', async () => {
    const program = `
      const { startPostgres } = await import(${JSON.stringify(new URL('index.ts', import.meta.url))});
      const postgres = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0 });
      console.log(postgres.pid);`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(starter.stdout, 'data')) as [Buffer];
    const orphan = Number(line);
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    await sleep(100);
    expect(process.kill(orphan, 0)).toBe(true);
    const next = await start();
    expect(() => process.kill(orphan, 0)).toThrow('ESRCH');
    expect(await one(next.url('postgres'), 'select 1')).toBe(1);
  });
});
