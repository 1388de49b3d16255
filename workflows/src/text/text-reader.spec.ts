import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { TextReader } from './text-reader.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A small file that unfolds to tens of millions of instructions. */
const endlessPdf = () => {
  const stream = deflateSync(Buffer.from('BT /F1 10 Tf (a) Tj ET\n'.repeat(1_500_000)));
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream
`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>')]);
};

const readers: TextReader[] = [];
const readerWith = (limits?: ConstructorParameters<typeof TextReader>[0]) => {
  const reader = new TextReader(limits);
  readers.push(reader);
  return reader;
};

afterAll(() => Promise.all(readers.map((reader) => reader.close())));

describe('reading a file', { timeout: 60_000 }, () => {
  it('returns its text in the format of its name', async () => {
    const pages = await readerWith().read(Buffer.from('Exam on October 5'), 'My Syllabus.TXT');
    expect(pages).toEqual([{ blocks: [{ kind: 'paragraph', text: 'Exam on October 5' }] }]);
  });

  it('fails with a sentence when the file is at fault', async () => {
    const reading = readerWith().read(Buffer.from('no pdf'), 'a.pdf');
    await expect(reading).rejects.toBeInstanceOf(UnreadableFile);
    await expect(reading).rejects.toThrow('The file is damaged or is not a PDF.');
  });

  it('is cut off when it takes too long, and the next file is read', async () => {
    const reader = readerWith({ milliseconds: 2000, megabytes: 4000 });
    const since = performance.now();
    const bad = reader.read(endlessPdf(), 'endless.pdf');
    const good = reader.read(Buffer.from('Quiz on October 5'), 'next.txt');
    await expect(bad).rejects.toThrow('could not be read within 2 seconds');
    // at most six times the limit in wall-clock time, on a busy machine
    expect(performance.now() - since).toBeLessThan(20_000);
    expect(await good).toHaveLength(1);
  });

  it('is cut off when it takes too much memory', async () => {
    const reader = readerWith({ milliseconds: 20_000, megabytes: 60 });
    const large = Buffer.alloc(80_000_000, 'exam on October 5 ');
    await expect(reader.read(large, 'large.txt')).rejects.toThrow('and 60 MB');
  });

  it('stops when it is cancelled', async () => {
    const reader = readerWith();
    const controller = new AbortController();
    const reading = reader.read(endlessPdf(), 'endless.pdf', { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('cancelled')), 200);
    await expect(reading).rejects.toThrow('cancelled');
  });
});
