import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient, type Visitor } from '../../../backend/src/platform/testing/http-client.ts';
import { startProduct, type RunningProduct } from './testing/product.ts';

const program = fileURLToPath(new URL('../../../backend/src/hub.ts', import.meta.url));
const password = 'correct horse';
const patient = { timeout: 60_000, interval: 200 };

let dataDir: string;
let product: RunningProduct;
let logged = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hub-erasure-'));
  product = await startProduct(dataDir, { logLevel: 'debug', onLog: (text) => void (logged += text) });
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const hub = async (...args: readonly string[]) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const flags = ['--disable-warning=DEP0123', program];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...args], { env, timeout: 120_000 });
  return stdout;
};

/**
 * Files in the data folder that contain the text, in UTF-8 or UTF-16; a file that disappears meanwhile counts as empty.
 */
const filesWith = async (text: string) => {
  const needles = [Buffer.from(text), Buffer.from(text, 'utf16le'), Buffer.from(text.toUpperCase())];
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.of());
    if (needles.some((needle) => bytes.includes(needle))) found.push(path.slice(dataDir.length + 1));
  }
  return found;
};

/** A word that only this run has. Of letters alone, because some mixtures with digits read like references or numbers. */
const randomLetters = () =>
  randomBytes(8)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

interface Learner {
  readonly client: Visitor;
  readonly classId: string;
  readonly canary: string;
}

const added = async (client: Visitor, path: string, form: object) => {
  const { status, body } = await client.post(path, form);
  expect({ path, status }).toEqual({ path, status: 201 });
  return (body as { id: string }).id;
};

/** Creates cards and a test, manually and by AI. */
const studies = async ({ client, classId, canary }: Learner) => {
  const set = { classId, title: `Cells ${canary}`, text: `What is ${canary}?\tThe back of ${canary}` };
  await added(client, '/api/flashcard-sets/import', set);
  const test = { classId, title: `Quiz ${canary}`, description: canary };
  const testId = await added(client, '/api/practice-tests', test);
  const question = { question: `Why ${canary}?`, questionType: 'short_answer', correctAnswer: canary };
  await added(client, `/api/practice-tests/${testId}/questions`, question);
  const wanted = { prompt: `Osmosis of ${canary}`, classId, setTitle: `Osmosis ${canary}`, numberOfCards: 5 };
  expect((await client.post('/api/generate-flashcards', wanted)).status).toBe(201);
};

/** Messages to the class chat and the scheduling assistant go through Temporal. */
const talks = async ({ client, classId, canary }: Learner) => {
  const conversationId = await added(client, `/api/classes/${classId}/conversations`, { title: `Talk of ${canary}` });
  const said = { conversationId, type: 'user', content: `When is the exam of ${canary}?` };
  await added(client, `/api/conversations/${conversationId}/messages`, said);
  const asked = new FormData();
  for (const [name, value] of Object.entries({ message: said.content, classId, conversationId }))
    asked.set(name, value);
  expect((await client.post('/api/chat', asked)).status).toBe(200);
  const order = { message: `Add a task to repeat ${canary} tomorrow` };
  expect((await client.post('/api/scheduling-assistant/chat', order)).status).toBe(200);
};

/** A student whose every text contains the canary: class, task, event, an analyzed syllabus, study tools and chats. */
const studentWith = async (canary: string) => {
  const client = httpClient(product.origin, {}, new Map());
  const email = `${canary}@example.edu`;
  const form = { email, password, firstName: `Ann ${canary}`, lastName: `Lee ${canary}` };
  expect((await client.post('/api/auth/register', form)).status).toBe(201);
  const { body } = await client.post('/api/classes', {
    name: `Biology ${canary}`,
    courseCode: `BIO ${canary}`,
    instructor: `Dr. ${canary}`,
    description: `About ${canary}`,
  });
  const { id: classId } = body as { id: string };
  await client.post('/api/tasks', { title: `Read ${canary}`, description: `Chapter ${canary}`, classId });
  const event = { title: `Midterm ${canary}`, description: canary, classId, dueDate: '2027-03-01', eventType: 'exam' };
  await client.post('/api/events', event);
  const upload = new FormData();
  upload.set('classId', classId);
  upload.set('type', 'syllabus');
  upload.set('description', `Syllabus ${canary}`);
  const exams = `Midterm exam ${canary}: March 14, 2027\nFinal exam ${canary}: May 20, 2027`;
  const text = `Biology ${canary}\n\n${exams}\n\nOsmosis is the movement of ${canary} across a membrane.\n`;
  upload.set('file', new File([text], `${canary}.txt`, { type: 'text/plain' }));
  expect((await client.post('/api/documents/upload', upload)).status).toBe(201);
  await expect.poll(async () => analysisOf(client), patient).toBe('done');
  await studies({ client, classId, canary });
  await talks({ client, classId, canary });
  return client;
};

const analysisOf = async (client: Visitor) =>
  ((await client.get('/api/documents')).body as { analysis: string }[])[0]?.analysis;

const screens = ['auth/user', 'classes', 'tasks', 'events', 'documents', 'flashcard-sets', 'practice-tests', 'stats'];
const shownTo = (client: Visitor) => Promise.all(screens.map(async (name) => (await client.get(`/api/${name}`)).body));

describe('a student who deletes the account', () => {
  it(
    'leaves no readable byte in Postgres, the event log, Temporal, files or logs, and others lose nothing',
    { tags: ['R39'], timeout: 300_000 },
    async () => {
      const canary = `canary${randomLetters()}`;
      const other = `sparrow${randomLetters()}`;
      const [ann, bob] = [await studentWith(canary), await studentWith(other)];
      const bobSees = await shownTo(bob);
      expect(JSON.stringify(await shownTo(ann)).split(canary).length).toBeGreaterThan(20);

      await hub('scrub'); // forces a checkpoint, so the files contain the data
      await ann.post('/api/tasks', { title: `Repeat ${canary}` });
      const before = await filesWith(canary);
      for (const place of ['base', 'pg_wal']) {
        expect(before.some((path) => path.startsWith(`postgres/cluster/${place}/`))).toBe(true);
      }
      // only the read models and their WAL: events, files and Temporal's data are sealed from the first byte
      expect(before.filter((path) => !path.startsWith('postgres/cluster/'))).toEqual([]);
      expect((await filesWith('binary/sealed')).some((path) => path.startsWith('temporal/'))).toBe(true);

      expect((await ann.delete('/api/account', {}, { password })).status).toBe(204);
      expect((await ann.get('/api/auth/user')).status).toBe(401);
      await expect.poll(async () => (await readdir(join(dataDir, 'erased'))).length, patient).toBe(1);
      await expect.poll(async () => (await readdir(join(dataDir, 'files'))).length, patient).toBe(1);
      await expect.poll(() => hub('projections', 'verify'), patient).toContain('All read models equal their rebuild');
      expect(await filesWith(canary)).not.toEqual([]); // deleted rows that Postgres has not overwritten yet

      expect(await hub('scrub')).toContain('old journal deleted');
      expect(await filesWith(canary)).toEqual([]);
      expect(logged).not.toContain(canary);

      await hub('projections', 'rebuild');
      await expect.poll(() => shownTo(bob), patient).toEqual(bobSees);
      expect(await hub('projections', 'verify')).toContain('All read models equal their rebuild');
      await hub('log', 'export', join(dataDir, 'export.ndjson'));
      const history = await readFile(join(dataDir, 'export.ndjson'), 'utf8');
      expect(history).toContain('UserErased');
      expect(await filesWith(canary)).toEqual([]);
      expect(await filesWith(other)).not.toEqual([]);
    },
  );
});

describe('hub erase', () => {
  it('erases the student with an address, requires --yes, and reports an unknown student', async () => {
    const email = `robin${randomBytes(8).toString('hex')}@example.edu`;
    const form = { email, password, firstName: 'Robin', lastName: 'Hood' };
    const client = httpClient(product.origin, {}, new Map());
    await client.post('/api/auth/register', form);
    await expect(hub('erase', email)).rejects.toThrow('--yes');
    expect(await hub('erase', email.toUpperCase(), '--yes')).toContain('is erased');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    await expect(hub('erase', email, '--yes')).rejects.toThrow('There is no student');
  });
});

it('what is stored is closed to every other user of the machine', async () => {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const modes = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const mode = await lstat(path).then(
        (found) => (found.isFile() || found.isDirectory() ? found.mode & 0o077 : 0),
        () => 0, // it disappeared meanwhile
      );
      return { path: path.slice(dataDir.length + 1), mode };
    }),
  );
  expect(modes.length).toBeGreaterThan(100);
  expect(modes.filter(({ mode }) => mode !== 0)).toEqual([]);
});
