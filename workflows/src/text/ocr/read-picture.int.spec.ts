import Pdf from 'pdfkit';
import sharp from 'sharp';
import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSyllabus } from '@hub/study-rules';
import { expectedEvents, fixtureSyllabusPdf } from '../../testing/fixture-syllabus.ts';
import { blockText } from '@hub/contracts';
import { hasText } from '../stored-pages.ts';
import { renderPage } from '../pdf/render.ts';
import { TextReader } from '../text-reader.ts';

const today = '2026-11-21';
const reader = new TextReader({ milliseconds: 120_000, megabytes: 1000 });
afterAll(() => reader.close());

/** A PDF that contains only pictures of pages. */
const scanOf = (pages: readonly Uint8Array[]) => {
  const document = new Pdf({ autoFirstPage: false });
  for (const page of pages) document.addPage({ size: 'A4', margin: 0 }).image(Buffer.from(page), 0, 0, { width: 595 });
  document.end();
  return buffer(document);
};

const picture = async (words: string) => {
  const document = new Pdf({ size: 'A4' });
  document.fontSize(12).text(words).end();
  return renderPage(await buffer(document), 1);
};

const textIn = async (data: Uint8Array, name: string) =>
  (await reader.read(data, name)).flatMap(({ blocks }) => blocks.map(blockText)).join('\n');

describe('a picture of a page', { timeout: 240_000 }, () => {
  it('of a syllabus gives all its dates, from the cells of its tables', async () => {
    const page = await renderPage(await fixtureSyllabusPdf(today), 1);
    const turned = await sharp(page).rotate(1.1, { background: '#eee' }).jpeg({ quality: 70 }).toBuffer();
    for (const [data, name] of [
      [page, 'page.png'],
      [turned, 'photo.JPG'],
    ] as const) {
      const { dates } = await readSyllabus({ pages: await reader.read(data, name), uploadedOn: today });
      expect(dates.map(({ dueDate, title }) => [dueDate, title])).toEqual(
        expectedEvents(today).map(({ dueDate, title }) => [dueDate, title]),
      );
    }
  });

  it('is read in every accepted format and in every orientation', async () => {
    const page = await picture('The midterm exam takes place on October 5 in Hall 2.');
    const sideways = sharp(page).rotate(90).withMetadata({ orientation: 8 });
    const files = {
      'a.gif': await sharp(page).gif().toBuffer(),
      'a.webp': await sharp(page).webp().toBuffer(),
      'a.jpeg': await sideways.jpeg().toBuffer(),
    };
    for (const [name, data] of Object.entries(files)) {
      expect(await textIn(data, name)).toBe('The midterm exam takes place on October 5 in Hall 2.');
    }
  });

  it('in German, French or Spanish keeps the accents', async () => {
    for (const sentence of [
      'Die Prüfung ist in der Woche nach den Übungen, und die Lösungen sind mit auf dem Blatt.',
      'Le devoir est à remettre avant le début du cours, et la révision est dans les notes élève.',
      'El examen es en la última semana, y el señor Peña da la lección con los niños en español.',
    ]) {
      const read = await textIn(await picture(sentence), 'a.png');
      const words = sentence.split(' ');
      expect(words.filter((word) => read.split(/\s+/).includes(word)).length).toBeGreaterThan(words.length * 0.9);
    }
  });

  it('without words contains no text; a broken one is reported as such', async () => {
    const blank = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(reader.read(blank, 'a.png')).rejects.toThrow('The file contains no readable text.');
    await expect(reader.read(blank.subarray(0, 40), 'a.png')).rejects.toThrow('is not a picture');
  });
});

describe('a scan', { timeout: 240_000 }, () => {
  it('is read page by page, mixed with pages of text', async () => {
    const scan = await scanOf([await picture('Quiz 1 is on October 5.'), await picture('Quiz 2 is on October 12.')]);
    const pages = await reader.read(scan, 'scan.pdf');
    expect(pages.map(({ blocks }) => blocks.map(blockText))).toEqual([
      ['Quiz 1 is on October 5.'],
      ['Quiz 2 is on October 12.'],
    ]);
    expect(pages.every((page) => hasText([page]))).toBe(true);
  });

  it('leaves less than 200 MB in the process that had it read', async () => {
    const scan = await scanOf([await picture('Quiz 1 is on October 5.'), await picture('Quiz 2 is on October 12.')]);
    const program = `
      import { buffer } from 'node:stream/consumers';
      import { TextReader } from '${new URL('../text-reader.ts', import.meta.url).href}';
      const reader = new TextReader();
      const pages = await reader.read(await buffer(process.stdin), 'scan.pdf');
      console.log(JSON.stringify({ pages: pages.length, megabytes: process.memoryUsage.rss() / 1e6 }));
      await reader.close();`;
    const worker = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    worker.stdin.end(scan);
    const { pages, megabytes } = z
      .object({ pages: z.number(), megabytes: z.number() })
      .parse(JSON.parse(await text(worker.stdout)));
    expect(pages).toBe(2);
    expect(megabytes).toBeLessThan(200);
  });
});
