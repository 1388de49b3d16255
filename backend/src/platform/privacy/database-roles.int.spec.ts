import { plainTemporal } from '@hub/settings';
import { createLog } from '@hub/telemetry';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../app.ts';
import { belongingsOf } from '../../safety/testing/belongings.ts';
import { filled, placesOf } from '../../safety/testing/row.ts';
import { rows } from '../../safety/testing/rows.ts';
import { nameOf, send } from '../../safety/testing/send.ts';
import { beginBuild } from '../read-models/index.ts';
import { createDatabase } from '../postgres/index.ts';
import { apiRole, grantRoles, projectorRole } from './database-roles.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { buildNextTables, superviseSubscriptions, type Supervision } from '../subscriptions/index.ts';
import { startApi, type ApiProcess } from '../testing/api-process.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

const suffix = randomBytes(4).toString('hex');
const logins = { [apiRole]: `api_${suffix}`, [projectorRole]: `projector_${suffix}` } as const;
const password = randomBytes(12).toString('hex');
const log = createLog('roles', 'silent');
const projections = features.flatMap(({ projections = [] }) => projections);

let app: TestApp;
let api: ApiProcess;
let projector: Platform;
let supervision: Supervision;
let dataDir: string;

const urlOf = (role: keyof typeof logins) => {
  const url = new URL(app.environment.DATABASE_URL);
  [url.username, url.password] = [logins[role], password];
  return url.href;
};

beforeAll(async () => {
  app = await startTestApp(features);
  const { db } = app.platform;
  await grantRoles(db, features);
  await grantRoles(db, features);
  for (const [role, login] of Object.entries(logins))
    await db.raw(`create role ?? login password '${password}' in role ??`, [login, role]);
  await app.projector.stop();

  dataDir = await mkdtemp(join(tmpdir(), 'hub-roles-'));
  const { EVENTSTORE_URL: eventStoreUrl, MASTER_KEY } = app.environment;
  const masterKey = Buffer.from(MASTER_KEY, 'base64');
  const databaseUrl = urlOf(projectorRole);
  const config = { databaseUrl, eventStoreUrl, temporal: plainTemporal('127.0.0.1:1'), dataDir, masterKey };
  projector = createPlatform(config, features, log);
  const reactors = features.flatMap((feature) => feature.reactors?.(projector) ?? []);
  supervision = superviseSubscriptions({ projections, reactors }, { ...projector, databaseUrl });
  api = await startApi(app, { DATABASE_URL: urlOf(apiRole), PUBLIC_URL: 'http://localhost:3000' });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await supervision.stop();
  await projector.close();
  const admin = new URL(app.environment.DATABASE_URL);
  await app.stop();
  await rm(dataDir, { recursive: true });
  admin.pathname = '/postgres';
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  for (const login of Object.values(logins)) await client.query(`drop role ${login}`);
  await client.end();
});

const newStudent = async (): Promise<TestClient> => {
  const student = await app.student();
  return { ...student, ...student.at(api.origin) };
};

describe('[K2] an API and a projector with separate logins', () => {
  it('serve every route', async () => {
    const failed: string[] = [];
    for (const [name, row] of Object.entries(rows)) {
      const operation = app.operations.find((each) => nameOf(each) === name);
      if (!operation || operation.result === 'event stream') continue;
      const student = await newStudent();
      const own = belongingsOf(student, app);
      const ids = new Map<string, string>();
      for (const { path, kind } of placesOf(row)) ids.set(path, await own(kind));
      const sent = filled(row, (path) => ids.get(path) ?? '');
      const { status } = await send(student, operation, sent);
      if (status !== (row.status ?? operation.status)) failed.push(`${name} ${status}`);
    }
    expect(failed).toEqual([]);
  }, 300_000);

  it('sign students up and in, and send password mails', async () => {
    const student = await newStudent();
    const credentials = { email: student.email, password: 'correct horse' };
    expect((await student.post('/api/auth/login', credentials)).status).toBe(200);
    expect((await student.post('/api/auth/forgot-password', { email: student.email })).status).toBe(204);
    const forgotten = { email: `new-${student.email}`, password: 'correct horse', firstName: 'A', lastName: 'B' };
    expect((await student.post('/api/auth/register', forgotten)).status).toBe(201);
  });

  it('rebuild a read model, whose rights stay the same', async () => {
    const { db } = projector;
    const tasks = projections.filter(({ name }) => name === 'task-list');
    await db.transaction(async (trx) => {
      for (const projection of tasks) await beginBuild(trx, projection);
    });
    const patience = AbortSignal.timeout(60_000);
    expect(await buildNextTables(tasks, { ...projector, log }, patience)).toBe(true);
    expect(patience.aborted).toBe(false);
    const student = await newStudent();
    expect((await student.post('/api/tasks', { title: 'After it' })).status).toBe(201);
    await expect.poll(async () => (await student.get('/api/tasks')).body, { timeout: 20_000 }).toHaveLength(1);
    const { rows: found } = await app.platform.db.raw<{ rows: object[] }>(
      `select distinct tableowner as owner from pg_tables where tablename = 'task_list'`,
    );
    expect(found).toEqual([{ owner: projectorRole }]);
  }, 120_000);
});

describe('[K2] a login can do no more than it needs', () => {
  const attempt = async (role: keyof typeof logins, sql: string) => {
    const db = createDatabase(urlOf(role), log);
    try {
      await db.raw(sql);
      return 'done';
    } catch (error) {
      return error instanceof Error && /permission denied|must be owner/.test(error.message) ? 'denied' : String(error);
    } finally {
      await db.destroy();
    }
  };

  it.each([
    'select password_hash from credentials',
    'select token_hash from sessions',
    'update credentials set password_hash = null',
    "insert into sessions (token_hash, user_id, expires_at) values ('x', gen_random_uuid(), now())",
    'create role somebody superuser',
  ])('the projector may not: %s', async (sql) => {
    expect(await attempt(projectorRole, sql)).toBe('denied');
  });

  it.each([
    'delete from task_list',
    'update checkpoints set version = 0',
    'alter table sessions add column x int',
    'drop table task_list',
    'create table x (y int)',
    'truncate sessions',
  ])('the API may not: %s', async (sql) => {
    expect(await attempt(apiRole, sql)).toBe('denied');
  });

  it('both may do their own work', async () => {
    expect(await attempt(apiRole, 'select count(*) from task_list')).toBe('done');
    expect(await attempt(projectorRole, 'select user_id from credentials limit 1')).toBe('done');
  });
});
