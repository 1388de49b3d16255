import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../testing/zip.ts';
import { TextReader } from './text-reader.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Reliability R24: made here, never stored. */
const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const parts = { docx: 'word/document.xml', pptx: 'ppt/presentation.xml', xlsx: 'xl/workbook.xml' } as const;
type Office = keyof typeof parts;
const offices = Object.keys(parts) as Office[];

const container = (office: Office, content: string | Buffer, more: Readonly<Record<string, string | Buffer>> = {}) =>
  zipOf({ '[Content_Types].xml': types, [parts[office]]: content, ...more });

/** Declares that its entries are small. */
const lying = (office: Office) => {
  const bomb = container(office, Buffer.alloc(60_000_000, ' '));
  const truth = Buffer.alloc(4);
  truth.writeUInt32LE(60_000_000);
  for (let at = bomb.indexOf(truth); at >= 0; at = bomb.indexOf(truth, at + 4)) bomb.writeUInt32LE(1000, at);
  return bomb;
};

const laughs = (office: Office) => {
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('');
  return container(office, `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "ha">${entities}]><x>&a9;</x>`);
};

const pdf = (objects: readonly string[]) =>
  Buffer.from(`%PDF-1.4\n${objects.map((body, index) => `${index + 1} 0 obj${body}endobj\n`).join('')}`);

const manyPages = () => {
  const kids = Array.from({ length: 50_000 }, (_, index) => `${index + 3} 0 R`).join(' ');
  const pages = Array.from({ length: 50_000 }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>');
  const tree = `<</Type/Pages/Kids[${kids}]/Count 50000>>`;
  return Buffer.concat([pdf(['<</Type/Catalog/Pages 2 0 R>>', tree, ...pages]), Buffer.from('trailer<</Root 1 0 R>>')]);
};

/** Two cross-reference tables that name each other as the previous one; a page tree that contains itself. */
const loop = () => {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 9>>endobj\n';
  const table = (before: number) => `xref\n0 0\ntrailer<</Root 1 0 R/Size 3/Prev ${before}>>\n`;
  const [first, second] = [head.length, head.length + table(1000).length];
  return Buffer.from(`${head}${table(second).padEnd(table(1000).length)}${table(first)}startxref\n${second}\n%%EOF`);
};

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A hundred million pixels in a hundred kilobytes. */
const hugePicture = () => {
  const facts = Buffer.alloc(13);
  facts.writeUInt32BE(10_000, 0);
  facts.writeUInt32BE(10_000, 4);
  facts.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(10_000 * 10_001));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', facts), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

const nested = (office: Office) => {
  const inner = zipOf({ 'zeros.bin': Buffer.alloc(20_000_000) });
  const middle = zipOf(Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`${n}.zip`, inner])));
  return container(office, '<xml/>', { 'embedded.zip': middle });
};

const bombs: readonly (readonly [string, string, () => Buffer])[] = [
  ...offices.flatMap((office) => [
    [`${office} packed 1:1000`, office, () => container(office, Buffer.alloc(90_000_000, ' '))] as const,
    [`${office} that declares less than it holds`, office, () => lying(office)] as const,
    [
      `${office} of 10,000 parts`,
      office,
      () => container(office, '<x/>', Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}.xml`, '']))),
    ] as const,
    [`${office} with archives in archives`, office, () => nested(office)] as const,
    [`${office} of a billion laughs`, office, () => laughs(office)] as const,
  ]),
  ['picture of 100 megapixels', 'png', hugePicture],
  ['PDF of 50,000 empty pages', 'pdf', manyPages],
  ['PDF that leads in circles', 'pdf', loop],
  ['CSV of one line of 10 MB', 'csv', () => Buffer.alloc(10_000_000, 'ab,')],
  ['CSV of an open quote', 'csv', () => Buffer.concat([Buffer.from('"'), Buffer.alloc(10_000_000, 'a\n')])],
  [
    'workbook of an endless stream',
    'xls',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5e6)]),
  ],
];

const reader = new TextReader();
beforeAll(() => reader.read(Buffer.from('warm'), 'a.txt'));
afterAll(() => reader.close());

describe('a hostile file', { timeout: 300_000 }, () => {
  it.each(bombs)('as a %s is rejected or cut off, soon and in little memory', async (_, extension, make) => {
    const data = make();
    expect(data.length).toBeLessThan(11_000_000);
    const [before, since] = [process.memoryUsage.rss(), process.cpuUsage()];
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const error = await reader.read(data, `bomb.${extension}`).catch((reason: unknown) => reason);
    clearInterval(watch);
    const { user, system } = process.cpuUsage(since);
    expect(error).toBeInstanceOf(UnreadableFile);
    expect((user + system) / 1e6).toBeLessThan(10);
    expect((most - before) / 1e6).toBeLessThan(300);
  });

  it('does not affect the next one', async () => {
    const page = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(reader.read(page, 'a.png')).rejects.toThrow('no readable text');
    expect(await reader.read(Buffer.from('Exam on October 5'), 'a.txt')).toHaveLength(1);
  });
});
