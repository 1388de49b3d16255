import { rejections } from '@hub/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from './index.ts';
import { addClass, uploaded } from './testing/client.ts';
import { honestFiles, writtenTexts } from './testing/files.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;

beforeAll(async () => {
  app = await startTestApp([classFeature, documentFeature]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = await addClass(ann);
});
afterAll(() => app.stop());

const { status, message } = rejections.document_not_found;
const notFound = { status, body: { message } };

describe('viewing a document', () => {
  const headersOf = ({ headers }: { headers: Headers }) => ({
    type: headers.get('content-type'),
    disposition: headers.get('content-disposition'),
    csp: headers.get('content-security-policy'),
    sniff: headers.get('x-content-type-options'),
    cache: headers.get('cache-control'),
  });
  const open = async (extension: string, mimeType: string) => {
    const content = honestFiles[extension] ?? Buffer.of();
    const { id, filePath } = await uploaded(ann, { classId, name: `Übung Ω "3".${extension}`, mimeType, content });
    const [byId, byKey] = await Promise.all([ann.get(`/api/documents/${id}/view`), ann.get(`/uploads/${filePath}`)]);
    expect([byId.status, byKey.status]).toEqual([200, 200]);
    expect([Buffer.from(byId.bytes), Buffer.from(byKey.bytes)]).toEqual([content, content]);
    expect(headersOf(byKey)).toEqual(headersOf(byId));
    return headersOf(byId);
  };

  it('sends the bytes under both paths, never cached or sniffed', { tags: ['S7.38', 'S7.39'] }, async () => {
    const { type, disposition, csp, sniff, cache } = await open('pdf', 'application/pdf');
    expect(type).toBe('application/pdf');
    expect(disposition).toMatch(/^inline; /);
    expect(disposition).toContain("filename*=UTF-8''%C3%9Cbung%20%CE%A9%20%223%22.pdf");
    expect(csp).toContain("default-src 'none'");
    expect(csp).not.toContain('sandbox'); // Chrome shows no PDF in a sandbox
    expect(sniff).toBe('nosniff');
    expect(cache).toContain('no-store');
  });

  it.each([
    ['txt', 'text/plain', 'text/plain; charset=utf-8'],
    ['png', 'image/png', 'image/png'],
    ['jpg', 'image/jpeg', 'image/jpeg'],
    ['gif', 'image/gif', 'image/gif'],
    ['webp', 'image/webp', 'image/webp'],
  ])('shows a .%s in a sandbox', async (extension, declared, sent) => {
    const { type, disposition, csp } = await open(extension, declared);
    expect(type).toBe(sent);
    expect(disposition).toMatch(/^inline; /);
    expect(csp).toMatch(/default-src 'none'.*sandbox/);
  });

  it.each([
    ['csv', 'text/csv'],
    ['xls', 'application/vnd.ms-excel'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('downloads a .%s', async (extension, declared) => {
    const { disposition, csp } = await open(extension, declared);
    expect(disposition).toMatch(/^attachment; /);
    expect(csp).toContain('sandbox');
  });

  it("[X3] hides another student's file, and rejects anything that is not a key", async () => {
    const { id, filePath } = await uploaded(ann, { classId });
    expect(await bob.get(`/api/documents/${id}/view`)).toMatchObject(notFound);
    expect(await bob.get(`/uploads/${filePath}`)).toMatchObject(notFound);
    expect(await ann.get(`/api/documents/${randomUUID()}/view`)).toMatchObject(notFound);
    const keys = [
      randomBytes(32).toString('hex'),
      '%2e%2e%2fmaster.key',
      '%252e%252e',
      '%00',
      `${filePath}%00`,
      '..%5c',
    ];
    const answers = await Promise.all(keys.map((key) => ann.get(`/uploads/${key}`)));
    const foreign = await bob.get(`/uploads/${filePath}`);
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      keys.map(() => ({ status: 404, body: foreign.body })),
    );
  });

  it('needs a session', async () => {
    const { id, filePath } = await uploaded(ann, { classId });
    for (const path of [`/api/documents/${id}/view`, `/uploads/${filePath}`]) {
      expect(await app.visitor.get(path)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    }
  });

  it.each(Object.entries(writtenTexts))('shows a text in %s with its charset', async (charset, content) => {
    const { id } = await uploaded(ann, { classId, name: 'notes.txt', mimeType: 'text/plain', content });
    const answer = await ann.get(`/api/documents/${id}/view`);
    expect(answer.headers.get('content-type')).toBe(`text/plain; charset=${charset}`);
    expect(new TextDecoder(charset).decode(answer.bytes)).toContain('Künstliche Intelligenz');
  });

  // pages and programs that are a picture, a PDF or a text too
  it.each([
    ['gif', 'image/gif', 'GIF89a/*<html><script>alert(1)</script>*/=1;alert(1)//'],
    ['pdf', 'application/pdf', '%PDF-1.4\n<html><script>alert(1)</script>'],
    ['txt', 'text/plain', 'alert(1) // <script src="/api/documents"></script>'],
    ['csv', 'text/csv', "=cmd|'/c calc'!A0,<script>alert(1)</script>"],
  ])('never executes a .%s that is also another type', { tags: ['S7.38'] }, async (extension, mimeType, content) => {
    const name = `poly.${extension}`;
    const { id } = await uploaded(ann, { classId, name, mimeType, content: Buffer.from(content) });
    const { headers } = await ann.get(`/api/documents/${id}/view`);
    expect(headers.get('content-type')?.split(';')[0]).toBe(mimeType);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it.each([
    ['a".pdf'],
    ["a'; filename*=UTF-8''evil.exe;.pdf"],
    ['a\r\nset-cookie: x=1\r\n.pdf'],
    ['a\u202Efdp.exe.pdf'],
    [`${'x'.repeat(300)}.pdf`],
    ['日本語 👩‍🎓.pdf'],
    ['%22%0d%0a.pdf'],
  ])('has a name that is safe in a header: %j', { tags: ['S7.30'] }, async (name) => {
    const { id } = await uploaded(ann, { classId, name });
    const { headers } = await ann.get(`/api/documents/${id}/view`);
    const disposition = headers.get('content-disposition') ?? '';
    expect(headers.has('set-cookie')).toBe(false);
    expect(disposition).toMatch(
      /^inline; filename=(?:"(?:[^"\\]|\\.)*"|[\w.-]+)(?:; filename\*=UTF-8''[\w.~%!#$&+^`|-]+)?$/,
    );
    expect(disposition.length).toBeLessThan(2000);
    expect(disposition).not.toMatch(/[^\x20-\x7e]|%E2%80%AE|%0[DA]/i);
  });
});

describe('a part of a document', () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(200_000)]);
  const view = async () => {
    const { id } = await uploaded(ann, { classId, content });
    return (range: string, more = {}) => ann.get(`/api/documents/${id}/view`, { range, ...more });
  };

  it('is sent on request', async () => {
    const ask = await view();
    for (const [range, start, end] of [
      ['bytes=0-1023', 0, 1023],
      ['bytes=65530-131080', 65_530, 131_080],
      ['bytes=-1024', content.length - 1024, content.length - 1],
      ['bytes=200000-', 200_000, content.length - 1],
    ] as const) {
      const answer = await ask(range);
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${content.length}`);
      expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(Buffer.from(answer.bytes).equals(content.subarray(start, end + 1))).toBe(true);
    }
  });

  it('is sent only if the file is the same', async () => {
    const ask = await view();
    const whole = await ask('');
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const etag = whole.headers.get('etag') ?? '';
    expect((await ask('bytes=0-9', { 'if-range': etag })).status).toBe(206);
    expect((await ask('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200);
  });

  it('is rejected when out of range', async () => {
    const ask = await view();
    const answer = await ask(`bytes=${content.length}-`);
    expect(answer).toMatchObject({ status: 416, body: { message: 'The file has no such part' } });
  });
});
