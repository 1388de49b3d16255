import { plainTemporal } from '@hub/settings';
import { DocumentView, maxUploadBytes } from '@hub/contracts';
import { createLog } from '@hub/telemetry';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { features } from './app.ts';
import { addClass, documentsOf } from './features/document/testing/client.ts';
import { sweepUploads } from './platform/http/routing/index.ts';
import { createPlatform } from './platform/platform.ts';
import { startApi, type ApiProcess } from './platform/testing/api-process.ts';
import { httpClient, type Cookies, type TestClient } from './platform/testing/http-client.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

const settings = { timeout: 180_000 };

let app: TestApp;
let api: ApiProcess;
let ann: TestClient;
let cookie: string;
let classId: string;
let folder: string;

const start = () => startApi(app, { DATA_DIR: join(folder, 'data'), TMPDIR: folder });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-abuse-'));
  app = await startTestApp(features);
  api = await start();
  ann = await app.student();
  classId = await addClass(ann);
  const cookies: Cookies = new Map();
  await httpClient(app.origin, {}, cookies).post('/api/auth/login', { email: ann.email, password: 'correct horse' });
  cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
}, settings.timeout);
afterAll(async () => {
  await api.stop();
  await app.stop();
  await rm(folder, { recursive: true });
});

const piece = Buffer.alloc(65_536, 0x20);
const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
const withFile = () => field('classId', classId) + field('type', 'general') + typed(fileHead);
const typed = (head: string) => head.replace('\r\n\r\n', '\r\ncontent-type: application/pdf\r\n\r\n');

interface Raw {
  /** Sent before the chunks. */
  readonly head: string;
  /** Bytes of the body between head and tail. */
  readonly size: number;
  /** The connection breaks after this many bytes. */
  readonly breaksAt?: number;
  readonly end?: string;
}

/** Sends a body in chunks; returns the status and the body, or null if the connection broke. */
const sendRaw = ({ head, size, breaksAt = Infinity, end = '\r\n--b--\r\n' }: Raw) =>
  new Promise<{ status: number; body: unknown } | null>((resolve, reject) => {
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' };
    const sending = request(`${api.origin}/api/documents/upload`, { method: 'POST', headers, agent: false });
    const receive = async (answer: IncomingMessage) => {
      const body: unknown = await json(answer);
      resolve({ status: answer.statusCode ?? 0, body });
      sending.destroy();
    };
    sending.on('response', (answer) => void receive(answer).catch(reject));
    sending.on('error', (error) => (breaksAt < Infinity ? resolve(null) : reject(error)));
    let sent = 0;
    const push = () => {
      while (sent < size) {
        if (sent >= breaksAt) return void sending.destroy(new Error('interrupted'));
        const next = piece.subarray(0, Math.min(piece.length, size - sent));
        sent += next.length;
        if (!sending.write(next)) return void sending.once('drain', push);
      }
      sending.end(end);
    };
    sending.write(head);
    push();
  });

const pdf = (size: number) => ({ head: `${withFile()}%PDF-1.4\n`, size: size - 9 });
const temporary = async () => (await readdir(folder)).filter((name) => name.startsWith('hub-upload-'));
const blobs = async () => {
  const names = await readdir(join(folder, 'data', 'files', ann.userId)).catch((): string[] => []);
  return names.toSorted();
};

/** Peak memory of the API process since its start, in MB. */
const peakMemory = async () => {
  const status = await readFile(`/proc/${api.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000;
};
const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('hostile uploads', { ...settings, tags: ['R23'] }, () => {
  it(
    'may have exactly 10,485,760 bytes without a declared length, and not one more',
    { tags: ['S5.17', 'S5.18'] },
    async () => {
      expect(await sendRaw(pdf(maxUploadBytes))).toMatchObject({ status: 201, body: { size: maxUploadBytes } });
      expect(await sendRaw(pdf(maxUploadBytes + 1))).toMatchObject({
        status: 413,
        body: { message: 'File Too Large: Please select a file smaller than 10MB' },
      });
      expect(await sendRaw(pdf(11 * 1_048_576))).toMatchObject({ status: 413 });
    },
  );

  it('are rejected: a thousand parts, endless names, values and headers, a form without its end', async () => {
    const refused = await Promise.all([
      sendRaw({ head: Array.from({ length: 1000 }, (_, index) => field(`f${index}`, 'x')).join(''), size: 0 }),
      sendRaw({ head: '--b\r\ncontent-disposition: form-data; name="', size: 1_048_576 }),
      sendRaw({ head: '--b\r\ncontent-disposition: form-data; name="description"\r\n\r\n', size: 1_048_576 }),
      sendRaw({ head: `--b\r\n${'x-y: z\r\n'.repeat(5000)}\r\n`, size: 10 }),
      sendRaw({ ...pdf(1000), end: '' }),
      sendRaw({ head: field('type', 'general') + field('type', 'note'), size: 0 }),
    ]);
    for (const answer of refused) expect(answer?.status).toBeOneOf([400, 413]);
    expect(await temporary()).toEqual([]);
  });

  it('leave nothing behind when a hundred stop halfway, and are not kept in memory', async () => {
    const before = { blobs: await blobs(), memory: await peakMemory() };
    const size = 6 * 1_048_576;
    await many(100, () => sendRaw({ ...pdf(size), breaksAt: size / 2 }));
    await expect.poll(temporary, { timeout: 20_000 }).toEqual([]);
    expect(await blobs()).toEqual(before.blobs);
    expect((await peakMemory()) - before.memory).toBeLessThan(200);
  });

  it('work, a hundred at once', async () => {
    const before = (await documentsOf(ann)).length;
    const answers = await many(100, () => sendRaw(pdf(300_000)));
    expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 201));
    expect((await documentsOf(ann)).length).toBe(before + 100);
    expect(await temporary()).toEqual([]);
  });
});

describe('a process that is killed during uploads', { ...settings, tags: ['R22'] }, () => {
  it('keeps every acknowledged document whole, and no unowned byte after the sweep', async () => {
    const told: DocumentView[] = [];
    const killed = many(20, async () => {
      const answer = await sendRaw(pdf(200_000)).catch(() => null);
      if (answer?.status !== 201) return;
      told.push(DocumentView.parse(answer.body));
      if (told.length === 8) await api.stop();
    });
    await killed;
    api = await start();

    const left = await temporary();
    await many(left.length, (index) => utimes(join(folder, left[index] ?? ''), 0, 0));
    vi.stubEnv('TMPDIR', folder);
    await sweepUploads();
    vi.unstubAllEnvs();
    expect(await temporary()).toEqual([]);

    const { DATABASE_URL: databaseUrl, EVENTSTORE_URL: eventStoreUrl, MASTER_KEY } = app.environment;
    const config = {
      databaseUrl,
      eventStoreUrl,
      temporal: plainTemporal('127.0.0.1:1'),
      dataDir: join(folder, 'data'),
    };
    const masterKey = Buffer.from(MASTER_KEY, 'base64');
    const platform = createPlatform({ ...config, masterKey }, features, createLog('test', 'silent'));
    await platform.fileSweeper.sweep(-1000);
    await platform.close();

    const shown = await documentsOf(ann);
    expect(shown).toEqual(expect.arrayContaining(told));
    expect(await blobs()).toEqual(shown.map(({ filePath }) => filePath).toSorted());
    for (const { id, size } of told) {
      expect((await ann.at(api.origin).get(`/api/documents/${id}/view`)).bytes.length).toBe(size);
    }
  });
});
