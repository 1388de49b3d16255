import { DocumentView, maxUploadBytes, rejections, uploadTypes } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { httpClient, type Cookies, type TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from './index.ts';
import { addClass, documentsOf, send, uploaded } from './testing/client.ts';
import { dishonestFiles, honestFiles } from './testing/files.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;
let folder: string;

beforeAll(async () => {
  // a separate temporary folder, to check what is left in it
  folder = await mkdtemp(join(tmpdir(), 'upload-int-'));
  vi.stubEnv('TMPDIR', folder);
  app = await startTestApp([classFeature, documentFeature]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = await addClass(ann);
});
afterAll(async () => {
  await app.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** The cookie of a session, for requests that no ordinary client sends. */
const session = async () => {
  const cookies: Cookies = new Map();
  const form = { email: ann.email, password: 'correct horse' };
  await httpClient(app.origin, {}, cookies).post('/api/auth/login', form);
  return [...cookies].map((pair) => pair.join('=')).join('; ');
};

const refusedAs = (code: keyof typeof rejections) => ({
  status: rejections[code].status,
  body: { message: rejections[code].message },
});
const declared = (extension: string) => uploadTypes[extension]?.[0] ?? '';
const temporary = async () => (await readdir(folder)).filter((name) => name.startsWith('hub-upload-'));

describe('POST /api/documents/upload', () => {
  it('stores a file and shows it at once', { tags: ['S3.33', 'S3.35', 'S4.21', 'S7.30'] }, async () => {
    const { status, body } = await send(ann, { classId, name: 'notes.pdf', description: ' Week 3 ' });
    expect(status).toBe(201);
    const document = DocumentView.strict().parse(body);
    expect(document).toMatchObject({
      classId,
      name: 'notes.pdf',
      type: 'general',
      mimeType: 'application/pdf',
      size: honestFiles['pdf']?.length,
      description: 'Week 3',
      analyzed: false,
      analysis: 'none',
      analysisError: null,
    });
    expect(document.filePath).toMatch(/^[0-9a-f]{64}$/);
    expect(await documentsOf(ann)).toContainEqual(document);
  });

  it.each(Object.entries(honestFiles))(
    'accepts a genuine .%s under every name of its type',
    { tags: ['S5.12'] },
    async (extension, content) => {
      for (const mimeType of [...(uploadTypes[extension] ?? []), '', 'application/octet-stream']) {
        const answer = await send(ann, { classId, name: `File.${extension.toUpperCase()}`, mimeType, content });
        expect(answer).toMatchObject({ status: 201, body: { mimeType: declared(extension) } });
      }
    },
  );

  it('keeps the name for display only', { tags: ['S7.30'] }, async () => {
    const { name } = await uploaded(ann, { classId, name: '../../Übung 3\u202E(ﬁnal).pdf' });
    expect(name).toBe('Übung 3(ﬁnal).pdf');
  });
});

describe('a refused upload', () => {
  it.each([
    ['page.html', 'text/html'],
    ['notes.docm', 'application/vnd.ms-word.document.macroEnabled.12'],
    ['archive.zip', 'application/zip'],
    ['noextension', 'application/pdf'],
    ['notes.pdf.exe', 'application/pdf'],
  ])('%s is rejected', { tags: ['S5.13', 'S5.23'] }, async (name, mimeType) => {
    expect(await send(ann, { classId, name, mimeType })).toMatchObject(refusedAs('file_type'));
  });

  it.each(Object.keys(uploadTypes))(
    'a .%s declared as another type is rejected',
    { tags: ['S5.14'] },
    async (extension) => {
      const name = `file.${extension}`;
      const mimeType = extension === 'gif' ? 'image/png' : 'image/gif';
      const answer = await send(ann, { classId, name, mimeType, content: honestFiles[extension] ?? Buffer.of() });
      expect(answer).toMatchObject(refusedAs('file_type'));
    },
  );

  it.each(Object.entries(honestFiles))(
    'a genuine .%s under another extension is rejected',
    { tags: ['S5.15'] },
    async (of, content) => {
      // a table is a text too
      const other = of === 'txt' || of === 'csv' ? 'pdf' : 'txt';
      for (const extension of ['exe', 'html', other]) {
        const answer = await send(ann, { classId, name: `file.${extension}`, mimeType: declared(of), content });
        expect(answer).toMatchObject(refusedAs('file_type'));
      }
    },
  );

  it.each(Object.entries(dishonestFiles))(
    '%s is rejected',
    { tags: ['S5.13'] },
    async (_what, [extension, content]) => {
      const answer = await send(ann, { classId, name: `file.${extension}`, mimeType: declared(extension), content });
      expect(answer).toMatchObject(refusedAs('file_type'));
    },
  );

  it('accepts exactly 10,485,760 bytes and not one more', { tags: ['S9.1', 'S5.17', 'S5.18', 'S5.23'] }, async () => {
    const text = (size: number) => ({
      classId,
      name: 'long.txt',
      mimeType: 'text/plain',
      content: Buffer.alloc(size, 'a'),
    });
    expect(await send(ann, text(maxUploadBytes))).toMatchObject({ status: 201, body: { size: maxUploadBytes } });
    expect(await send(ann, text(maxUploadBytes + 1))).toMatchObject(refusedAs('file_too_large'));
  });

  it('reports a wrong type before a wrong size', async () => {
    const content = Buffer.alloc(maxUploadBytes + 1);
    expect(await send(ann, { classId, name: 'big.exe', content })).toMatchObject(refusedAs('file_type'));
    expect(await send(ann, { classId, name: 'none.exe', content: Buffer.of() })).toMatchObject(refusedAs('file_type'));
  });

  it('is reported in the words of the specification', { tags: ['S5.16', 'S5.18', 'S5.19', 'S7.31'] }, async () => {
    const none = new FormData();
    none.set('classId', classId);
    none.set('type', 'general');
    const answers = [
      await send(ann, { classId, name: 'page.html', mimeType: 'text/html' }),
      await send(ann, { classId, content: Buffer.alloc(maxUploadBytes + 1) }),
      await ann.post('/api/documents/upload', none),
      await send(ann, { classId, content: Buffer.of() }),
    ];
    expect(answers.map(({ body }) => body)).toMatchObject([
      { message: 'Invalid file type: Please upload PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, or image files only.' },
      { message: 'File Too Large: Please select a file smaller than 10MB' },
      { message: 'No File Selected: Please select a file to upload' },
      { message: 'The file is empty.' },
    ]);
  });

  it('may not be empty, missing or several', { tags: ['S5.19'] }, async () => {
    expect(await send(ann, { classId, content: Buffer.of() })).toMatchObject(refusedAs('empty_file'));

    const none = new FormData();
    none.set('classId', classId);
    none.set('type', 'general');
    expect(await ann.post('/api/documents/upload', none)).toMatchObject(refusedAs('no_file'));
    expect(await ann.post('/api/documents/upload', { classId })).toMatchObject(refusedAs('no_file'));

    const two = new FormData();
    two.set('classId', classId);
    two.set('type', 'general');
    for (const name of ['one.txt', 'two.txt']) two.append('file', new File(['hello'], name, { type: 'text/plain' }));
    expect(await ann.post('/api/documents/upload', two)).toMatchObject(refusedAs('one_file_only'));
  });

  it(
    'may be general, syllabus or note, for a class of the student’s own, with a description that is not too long',
    { tags: ['S1.6', 'S3.34'] },
    async () => {
      for (const type of ['general', 'syllabus', 'note'])
        expect(await send(ann, { classId, type })).toMatchObject({ status: 201, body: { type } });
      expect((await send(ann, { classId, type: 'exam' })).status).toBe(400);
      expect((await send(ann, { classId: 'no-id' })).status).toBe(400);
      expect(await send(ann, { classId, description: 'x'.repeat(2001) })).toMatchObject({
        status: 400,
        body: { message: 'Description must be at most 2000 characters' },
      });
      const foreign = await send(bob, { classId });
      expect(foreign).toMatchObject(refusedAs('class_not_found'));
      expect((await send(bob, { classId: randomUUID() })).body).toEqual(foreign.body);
      expect(await send(app.visitor, { classId })).toMatchObject(refusedAs('unauthorized'));
    },
  );

  it('leaves nothing behind, neither in the list nor in the temporary folder', async () => {
    const student = await app.student();
    const own = await addClass(student);
    await send(student, { classId: own, name: 'page.html' });
    await send(student, { classId: own, content: Buffer.from('<html>') });
    await send(student, { classId });
    expect(await documentsOf(student)).toEqual([]);
    expect(await temporary()).toEqual([]);
  });

  it('is aborted at its limits, whatever its headers say', async () => {
    const chunked = async (head: string, chunk: Buffer, times: number) => {
      const send = new ReadableStream({
        start: (stream) => stream.enqueue(Buffer.from(head)),
        pull(stream) {
          times -= 1;
          if (times < 0) stream.close();
          else stream.enqueue(chunk);
        },
      });
      const cookie = await session();
      const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' };
      const options = { method: 'POST', headers, body: send, duplex: 'half' } as const;
      const answer = await fetch(`${app.origin}/api/documents/upload`, options);
      return answer.status;
    };
    const file =
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n';
    expect(await chunked(file, Buffer.alloc(1_048_576, 'a'), 11)).toBe(413);
    const field = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nx\r\n';
    expect(await chunked(field, Buffer.from(field), 1000)).toBeOneOf([400, 413]);
    expect(await chunked('--b\r\ncontent-disposition: form-data; name="', Buffer.alloc(1_048_576, 'n'), 2)).toBe(400);
    expect(await temporary()).toEqual([]);
  });

  it('leaves nothing behind when the connection breaks', async () => {
    const cookie = await session();
    const half = request(`${app.origin}/api/documents/upload`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'multipart/form-data; boundary=b',
        'sec-fetch-site': 'same-origin',
        'content-length': 1_000_000,
      },
    });
    half.on('error', () => undefined);
    half.write(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nhello',
    );
    await expect.poll(temporary, { timeout: 5000 }).toHaveLength(1);
    half.destroy();
    await expect.poll(temporary, { timeout: 5000 }).toEqual([]);
  });
});
