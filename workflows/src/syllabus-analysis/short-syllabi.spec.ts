import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { BackendServer, token } from '../testing/backend-server.ts';
import { noText, UnreadableFile } from '../text/unreadable-file.ts';
import { NotShort, ShortSyllabi } from './short-syllabi.ts';

const server = new BackendServer();
let short: ShortSyllabi;
beforeAll(async () => {
  await server.start();
  short = new ShortSyllabi(createBackend({ url: server.url, token }));
});
afterAll(() => Promise.all([short.close(), server.stop()]));

const read = (name: string, data: string | Buffer) => {
  const id = server.add({ name, data: Buffer.from(data), uploadedOn: '2026-09-01' });
  return { id, reading: short.extractDates(id, new AbortController().signal) };
};

/** A page without text: only a picture of it could be read. */
const scan = () => {
  const drawing = deflateSync(Buffer.from('0 0 100 100 re f\n'));
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>endobj
4 0 obj<</Length ${drawing.length}/Filter/FlateDecode>>stream
`),
    drawing,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ]);
};

describe('a syllabus', { timeout: 60_000 }, () => {
  it('of one page is short, and its text is stored for others', async () => {
    const { id, reading } = read('a.txt', 'Midterm: October 5');
    expect((await reading).dates).toMatchObject([{ title: 'Midterm', dueDate: '2026-10-05' }]);
    expect(server.documents.get(id)?.pages).toHaveLength(1);
  });

  it('in a large file is not short, and is not even fetched', async () => {
    const { id, reading } = read('a.txt', 'Midterm: October 5\n'.repeat(3000));
    await expect(reading).rejects.toBeInstanceOf(NotShort);
    expect(server.documents.get(id)?.fetched).toBe(0);
  });

  it('whose pages are pictures is not short', async () => {
    await expect(read('scan.pdf', scan()).reading).rejects.toBeInstanceOf(NotShort);
  });

  it('that unfolds to a long text is not short', async () => {
    const id = server.add({ name: 'a.pdf', data: Buffer.from('%PDF'), uploadedOn: '2026-09-01' });
    const paragraph = { kind: 'paragraph', text: 'Quiz on October 5. '.repeat(50) } as const;
    Object.assign(server.documents.get(id) ?? {}, {
      pages: [{ blocks: Array.from({ length: 200 }, () => paragraph) }],
    });
    await expect(short.extractDates(id, new AbortController().signal)).rejects.toBeInstanceOf(NotShort);
  });

  it('that is no such file is unreadable', async () => {
    await expect(read('a.pdf', 'no pdf').reading).rejects.toBeInstanceOf(UnreadableFile);
    await expect(read('a.txt', ' \n').reading).rejects.not.toThrow(noText);
  });
});
