import { startEventLog, type EventLog as Server } from '@hub/event-log';
import { createTestDatabase } from '@hub/postgres/testing';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../app.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { runTestHub } from './testing.ts';

const program = fileURLToPath(new URL('../hub.ts', import.meta.url));
let app: TestApp;
let other: Server;
let folder: string;
let dropOther: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-cli-'));
  app = await startTestApp(features);
  const ann = await app.student();
  await ann.post('/api/classes', { name: 'Biology', color: 'blue' });
  await app.student();
  const database = await createTestDatabase();
  other = await startEventLog({ databaseUrl: database.url, host: '127.0.0.1', port: 0 });
  dropOther = () => database.drop();
});
afterAll(async () => {
  await other.drain();
  await dropOther();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const hub = (args: readonly string[], environment: Record<string, string> = app.environment) =>
  runTestHub(args, environment);

/** Runs the command line as a separate process. */
const hubProcess = async (args: readonly string[], environment: Record<string, string>) => {
  const env = { PATH: process.env['PATH'], ...environment };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env, timeout: 120_000 });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
};

describe('hub projections', () => {
  it('status lists every projection and reactor', async () => {
    const { code, said } = await hub(['projections', 'status']);
    expect(code).toBe(0);
    expect(said).toMatch(/^name +kind +version +position +lag +parked$/m);
    expect(said).toMatch(/^class-list +projection +1 +\d+ +\d+ ms +0$/m);
  });

  it('verify exits with 0 when all is equal, and with 1 and the altered row otherwise', async () => {
    expect(await hub(['projections', 'verify'])).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^user_list +2 +0 +0 +0$/m) as string,
    });
    const users = app.platform.db<{ id: string; firstName: string }>('user_list');
    const { id } = (await users.clone().first()) ?? { id: '' };
    await users.clone().where({ id }).update({ firstName: 'Eve' });
    const { code, said } = await hub(['projections', 'verify']);
    expect(code).toBe(1);
    expect(said).toMatch(/^user_list +2 +0 +0 +1$/m);
    expect(said).toContain(`user_list: ${id}`);
    await users.clone().where({ id }).update({ firstName: 'Ann' });
  });

  it('unpark, rebuild and rollback reject a projection that does not exist', async () => {
    for (const command of ['unpark', 'rebuild', 'rollback']) {
      const { code, said } = await hub(['projections', command, 'nothing']);
      expect({ code, said }).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^There is no projection(?: or reactor)? nothing/),
      });
    }
  });

  it('rebuild builds a new table, rollback serves the old one, drop-old drops it, while the projector runs', async () => {
    const users = () => app.platform.db('user_list').orderBy('id').select();
    const before = await users();
    await app.platform.db('user_list').update({ firstName: 'Eve' });
    expect(await hub(['projections', 'rebuild', 'user-list'])).toMatchObject({ code: 0 });
    await expect.poll(users, { timeout: 20_000 }).toEqual(before);
    expect((await hub(['projections', 'status'])).said).toMatch(/^user-list@previous +previous +1 /m);
    expect(await hub(['projections', 'rollback', 'user-list'])).toMatchObject({ code: 0 });
    expect(await users()).not.toEqual(before);
    expect(await hub(['projections', 'rollback', 'user-list'])).toMatchObject({ code: 0 });
    expect(await users()).toEqual(before);
    expect(await hub(['projections', 'drop-old'])).toEqual({ code: 0, said: 'Dropped: user-list.\n' });
    expect(await hub(['projections', 'rollback', 'user-list'])).toMatchObject({ code: 1 });
  });
});

describe('hub decisions', () => {
  it('export writes what students decided, and nothing when there are no syllabi', async () => {
    const file = join(folder, 'decisions.ndjson');
    expect(await hub(['decisions', 'export', file])).toEqual({ code: 0, said: `0 dates written to ${file}.\n` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe('hub log', { timeout: 120_000 }, () => {
  const elsewhere = () => ({ ...app.environment, EVENTSTORE_URL: other.url });

  it('copies the whole log into an empty one, and adds nothing when repeated', async () => {
    const [first, second] = [join(folder, 'first.ndjson'), join(folder, 'second.ndjson')];
    expect(await hub(['log', 'export', first])).toEqual({ code: 0, said: `5 events written to ${first}.\n` });
    expect((await stat(first)).mode & 0o777).toBe(0o600);

    expect(await hub(['log', 'import', first], elsewhere())).toMatchObject({
      said: '5 events added, 0 already existed.\n',
    });
    expect(await hub(['log', 'import', first], elsewhere())).toMatchObject({
      said: '0 events added, 5 already existed.\n',
    });
    await hub(['log', 'export', second], elsewhere());
    expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'));
    expect((await hub(['log', 'export'])).said).toBe(await readFile(first, 'utf8'));
  });

  it('exports one stream or a period, and explains the format of a time', async () => {
    const stream = `user-${(await app.student()).userId}`;
    const lines = async (...wanted: readonly string[]) => {
      const { said } = await hub(['log', 'export', ...wanted]);
      return said.split('\n').filter((line) => line !== '');
    };
    const ofStream = await lines('--stream', stream);
    expect(ofStream.map((line) => (JSON.parse(line) as { stream: string }).stream)).toEqual([stream]);
    expect(await lines('--from', '2020-01-01', '--to', '2020-12-31T23:59:59Z')).toEqual([]);
    expect(await lines('--from', '2020-01-01')).toEqual(await lines());
    expect(await hub(['log', 'export', '--from', 'yesterday'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Write a day (2026-09-01') as string,
    });
  });

  it('rejects a stream that does not match and a damaged file, and writes nothing of either', async () => {
    const [good, bad] = [join(folder, 'good.ndjson'), join(folder, 'bad.ndjson')];
    await hub(['log', 'export', good], elsewhere());
    const text = await readFile(good, 'utf8');
    const [line = ''] = text.split('\n');
    const { stream, ...rest } = JSON.parse(line) as { stream: string };
    const fresh = JSON.stringify({ ...rest, stream: `user-${randomUUID()}`, id: randomUUID() });

    await writeFile(bad, `${fresh}\n${JSON.stringify({ ...rest, stream, id: randomUUID() })}\n`);
    expect(await hub(['log', 'import', bad], elsewhere())).toEqual({
      code: 1,
      said: `${stream} has another event at revision 0 in this log. Nothing was imported.\n`,
    });
    await writeFile(bad, `${fresh}\n{"half`);
    expect(await hub(['log', 'import', bad], elsewhere())).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${bad}, line 2 is not an exported event (`) as string,
    });
    expect((await hub(['log', 'export'], elsewhere())).said).toBe(text);
  });
});

describe('the settings', () => {
  it('are those of a running start, when the environment has none', async () => {
    const secrets = join(folder, 'secrets');
    await mkdir(secrets);
    await writeFile(join(secrets, 'hub.json'), JSON.stringify(app.environment));
    expect(await hub(['projections', 'status'], { DATA_DIR: folder })).toMatchObject({ code: 0 });
  });

  it('are required when neither has them', async () => {
    const { code, said } = await hub(['projections', 'status'], { DATA_DIR: join(folder, 'nowhere') });
    expect({ code, said }).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Cannot find the product\./),
    });
  });
});

const help = { code: 0, said: expect.stringMatching(/^Usage: hub/) as string };

it('every command has help, and hub prints its version', async () => {
  const commands = ['projections', 'projections verify', 'log', 'log import', 'audit', 'audit verify'];
  for (const args of [[], ...commands.map((command) => command.split(' '))]) {
    expect(await hub([...args, '--help'], {})).toMatchObject(help);
  }
  expect(await hub(['--version'], {})).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

describe('as a separate process', { timeout: 240_000 }, () => {
  it('backup and restore have help, and hub reads its settings from the environment', async () => {
    for (const command of ['backup', 'restore']) expect(await hubProcess([command, '--help'], {})).toMatchObject(help);
    const status = await hubProcess(['projections', 'status'], app.environment);
    expect(status).toMatchObject({ code: 0, said: expect.stringMatching(/^class-list +projection/m) as string });
  });

  it('errors are reported in one line, never with a stack', async () => {
    const nowhere = {
      ...app.environment,
      DATABASE_URL: 'postgres://127.0.0.1:1/hub',
      EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false',
    };
    for (const command of ['projections status', 'log export', 'log import nothing.ndjson', 'audit seal', 'nonsense']) {
      const { code, said } = await hubProcess(command.split(' '), nowhere);
      expect({ command, code, lines: said.split('\n').length }).toEqual({ command, code: 1, lines: 2 });
    }
  });
});
