import { uploadTypes } from '@hub/contracts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf } from './content-of.ts';
import { dishonestFiles, honestFiles, writtenTexts } from '../testing/files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-spec-'));
});
afterAll(() => rm(folder, { recursive: true }));

const looked = async (extension: string, content: Buffer) => {
  const path = join(folder, 'received');
  await writeFile(path, content);
  return contentOf(extension, path);
};

it('every type that may be uploaded has an example', () => {
  expect(Object.keys(honestFiles).toSorted()).toEqual(Object.keys(uploadTypes).toSorted());
});

it.each(Object.entries(honestFiles))('a genuine .%s is accepted', { tags: ['S5.12'] }, async (extension, content) => {
  expect(await looked(extension, content)).not.toBeNull();
});

const kindOf = (extension: string) => {
  if (extension === 'jpg') return 'jpeg';
  return extension === 'csv' ? 'txt' : extension;
};
const pairs = Object.keys(honestFiles).flatMap((named) =>
  Object.keys(honestFiles)
    .filter((truly) => kindOf(truly) !== kindOf(named))
    .map((truly) => [truly, named] as const),
);

it.each(pairs)('a genuine .%s named .%s is rejected', { tags: ['S5.13'] }, async (truly, named) => {
  expect(await looked(named, honestFiles[truly] ?? Buffer.of())).toBeNull();
});

it.each(Object.entries(dishonestFiles))('%s is rejected', { tags: ['S5.13'] }, async (_what, [extension, content]) => {
  expect(await looked(extension, content)).toBeNull();
});

it.each(Object.entries(writtenTexts))('a text in %s is recognised as that', async (charset, content) => {
  expect(await looked('txt', content)).toEqual({ charset });
  expect(await looked('csv', content)).toEqual({ charset });
});

it('a long text whose last bytes are not UTF-8 is Latin', async () => {
  const content = Buffer.concat([Buffer.alloc(1_000_000, 'a'), Buffer.from([0xfc])]);
  expect(await looked('txt', content)).toEqual({ charset: 'windows-1252' });
});

it('a character that spans two chunks is read whole', async () => {
  const content = Buffer.concat([Buffer.alloc(65_535, 'a'), Buffer.from('üüü')]);
  expect(await looked('txt', content)).toEqual({ charset: 'utf-8' });
});

it('nothing is accepted under an unknown extension', async () => {
  expect(await looked('html', Buffer.from('hello'))).toBeNull();
  expect(await looked('constructor', Buffer.from('hello'))).toBeNull();
});
