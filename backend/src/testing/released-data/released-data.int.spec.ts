import { productVersion } from '@hub/telemetry';
import { createTestDatabase } from '@hub/postgres/testing';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '../../app.ts';
import { runTestHub } from '../../hub/testing.ts';
import { migrate } from '../../platform/postgres/index.ts';
import { createMigratedDatabase } from '../../platform/testing/migrated-database.ts';
import { httpClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp, type TestData } from '../../platform/testing/test-app.ts';
import { differences } from './contained.ts';
import { masterKey, migrationHashes, readData, recordData, restoreData } from './recorded-data.ts';
import { seenAnswers } from './seen-answers.ts';
import { liveStudentLife, password } from './student-life.ts';

const here = new URL('.', import.meta.url);
const dataOf = (version: string) => new URL(`${version}.data.gz`, here);
const answersOf = (version: string) => new URL(`${version}.answers.snap`, here);

const signedIn = async (app: TestApp, email: string) => {
  const client = httpClient(app.origin, {}, new Map());
  const { status } = await client.post('/api/auth/login', { email, password });
  expect(status).toBe(200);
  return client;
};

const recording = Boolean(process.env['RECORD_DATA']);
it.runIf(recording)('RECORD_DATA=1 records the data of this version, once', async () => {
  const [database, logDatabase] = [await createMigratedDatabase(), await createTestDatabase()];
  const data: TestData = { database, logDatabase, dataDir: mkdtempSync(join(tmpdir(), 'hub-record-')), masterKey };
  const app = await startTestApp(features, { data });
  const email = await liveStudentLife(app);
  await expect.poll(() => runTestHub(['projections', 'verify'], app.environment)).toMatchObject({ code: 0 });
  const answers = await seenAnswers(await signedIn(app, email));
  await app.projector.stop();
  expect(await runTestHub(['audit', 'seal'], app.environment)).toMatchObject({ code: 0 });
  writeFileSync(dataOf(productVersion), await recordData(data, email), { flag: 'wx' });
  writeFileSync(answersOf(productVersion), `${JSON.stringify(answers, undefined, 2)}\n`, { flag: 'wx' });
  await app.stop();
  await rm(data.dataDir, { recursive: true, force: true });
});

const recorded = readdirSync(here).flatMap((name) => /^(.+)\.data\.gz$/.exec(name)?.[1] ?? []);
const versions = recording ? [...recorded, productVersion] : recorded;

it('the data of the last release is recorded: its release does it', () => {
  expect(versions).toContain(productVersion);
});

describe.each(versions)('the data of %s', { tags: ['R32'], timeout: 180_000 }, (version) => {
  it('was made by migrations that nobody has changed since', async () => {
    const { migrations } = await readData(dataOf(version));
    expect(await migrationHashes()).toMatchObject(migrations);
  });

  it('is opened by this version: the student sees the same, before and after a rebuild, and can go on', async () => {
    const then = await readData(dataOf(version));
    const seen: unknown = JSON.parse(readFileSync(answersOf(version), 'utf8'));
    const data = await restoreData(then);
    await migrate(data.database.url);
    const app = await startTestApp(features, { data });
    try {
      const hub = (...args: readonly string[]) => runTestHub(args, app.environment);
      expect(await hub('audit', 'verify')).toMatchObject({ code: 0 });
      const student = await signedIn(app, then.email);
      expect(differences(seen, await seenAnswers(student))).toEqual([]);

      expect(await hub('projections', 'rebuild')).toMatchObject({ code: 0 });
      expect(await hub('projections', 'verify')).toMatchObject({ code: 0 });
      expect(differences(seen, await seenAnswers(student))).toEqual([]);

      expect((await student.post('/api/classes', { name: 'Physics' })).status).toBe(201);
      expect(await hub('audit', 'seal')).toMatchObject({ code: 0 });
      expect(await hub('audit', 'verify')).toMatchObject({ code: 0 });
    } finally {
      await app.stop();
      await rm(data.dataDir, { recursive: true, force: true });
    }
  });
});
