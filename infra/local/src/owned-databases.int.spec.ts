import { startEventLog } from '@hub/event-log';
import { ensureDatabase, startPostgres } from '@hub/postgres';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Running } from './spawn-child.ts';
import { makePlan } from './make-plan.ts';
import { databases } from './databases.ts';
import { backendEnvironment } from './environment.ts';
import { postgresService } from './services.ts';
import { inRoot } from './root.ts';
import { runOnce } from './run-once.ts';
import { parseSettings } from './settings.ts';

let dataDir: string;
const running: Running[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hub-databases-'));
});
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop(30_000);
  await rm(dataDir, { recursive: true });
});

const query = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const planned = () => {
  const free = { PORT: '0', POSTGRES_PORT: '0', EVENT_LOG_PORT: '0', TEMPORAL_PORT: '0' };
  return makePlan(parseSettings({ ...free, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, '/'), false, () => {});
};

const start = async () => {
  const plan = await planned();
  const postgres = postgresService(plan);
  running.push(await postgres.start(() => undefined));
  const [app, eventLog] = [postgres.url('app'), postgres.url('eventLog')];
  return { app, eventLog, migrate: () => migrate(backendEnvironment(plan, app)) };
};

const migrate = async (env: NodeJS.ProcessEnv) => {
  const said: string[] = [];
  const done = runOnce({
    name: 'migration',
    program: inRoot('backend/src/migrate.ts'),
    env,
    onLine: (line) => void said.push(line),
    signal: AbortSignal.timeout(100_000),
  });
  await done.catch((cause: unknown) => {
    throw new Error(said.join('\n'), { cause });
  });
};

const serveOnce = async (databaseUrl: string) => {
  const log = await startEventLog({ databaseUrl, host: '127.0.0.1', port: 0 });
  await log.drain();
};

const elsewhere = (url: string, database: string) => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
};

const owners = `select distinct pg_get_userbyid(relowner) as owner from pg_class c
  join pg_namespace n on n.oid = relnamespace where nspname = 'public' or nspname like 'read%' order by owner`;

it('each database is owned by a login that can reach no other database and has no wider rights', async () => {
  const { app, eventLog, migrate: bringUp } = await start();
  await bringUp();
  await bringUp();
  await serveOnce(eventLog);

  await expect(query(elsewhere(app, databases.eventLog), 'select')).rejects.toThrow('permission denied for database');
  await expect(query(elsewhere(eventLog, databases.app), 'select')).rejects.toThrow('permission denied for database');
  for (const url of [app, eventLog]) {
    const [row] = await query(
      url,
      `select rolsuper or rolcreatedb or rolbypassrls as mighty from pg_roles where rolname = current_user`,
    );
    expect(row).toEqual({ mighty: false });
  }
  await expect(query(app, `grant event_log to academic_hub`)).rejects.toThrow('permission denied');
  await expect(query(app, `alter role event_log password 'mine'`)).rejects.toThrow('permission denied');
  await expect(query(eventLog, 'create role somebody')).rejects.toThrow('permission denied');
  // this setting would bypass the trigger that keeps events unchanged
  await expect(query(eventLog, 'set session_replication_role = replica')).rejects.toThrow('permission denied');
  for (const name of ['postgres-academic_hub', 'postgres-event_log'])
    expect((await stat(join(dataDir, 'secrets', name))).mode & 0o777).toBe(0o600);
}, 120_000);

const holder = 'c0ffee00-0000-4000-8000-000000000000';
const noteHolder = `update es_writer set holder = '${holder}'`;

it('data from before these logins existed is handed over to them without loss', async () => {
  const plan = await planned();
  const before = await startPostgres({ dataDir: join(dataDir, 'postgres'), port: 0 });
  for (const name of Object.values(databases)) await ensureDatabase(before.url('postgres'), name);
  await migrate(backendEnvironment(plan, before.url(databases.app)));
  await serveOnce(before.url(databases.eventLog));
  await query(before.url(databases.eventLog), noteHolder);
  await query(before.url(databases.app), `insert into checkpoints (name, version) values ('kept', 1)`);
  await before.stop();

  for (let starts = 0; starts < 2; starts += 1) {
    const { app, eventLog, migrate: bringUp } = await start();
    expect(await query(eventLog, 'select holder from es_writer')).toEqual([{ holder }]);
    expect(await query(app, `select name from checkpoints where name = 'kept'`)).toHaveLength(1);
    await bringUp();
    await serveOnce(eventLog);
    await query(eventLog, noteHolder);
    expect(await query(eventLog, owners)).toEqual([{ owner: 'event_log' }]);
    expect(await query(app, owners)).toEqual([{ owner: 'academic_hub' }, { owner: 'academic_hub_projector' }]);
    await running.pop()?.stop(30_000);
  }
}, 240_000);
