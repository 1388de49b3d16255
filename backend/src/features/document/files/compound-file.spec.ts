import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isExcel97 } from './compound-file.ts';
import { compoundOf } from '../testing/compound.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-compound-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sector = 512;
const maxBytes = 10 * 1024 * 1024;

const altered = (alter: (file: Buffer) => void) => {
  const file = compoundOf(['Workbook', 'Summary', 'More']);
  alter(file);
  return file;
};

/** A table of sectors in which every sector is followed by the next one, and the last by the first. */
const longestCycle = () => {
  const file = Buffer.concat([compoundOf(['Workbook']), Buffer.alloc(maxBytes)]).subarray(0, maxBytes);
  const count = maxBytes / sector - 1;
  for (let table = 0; table < 109; table += 1) file.writeUInt32LE(2 + table, 76 + 4 * table);
  for (let index = 0; index < 109 * 128; index += 1) file.writeUInt32LE((index + 1) % count, 3 * sector + 4 * index);
  return file;
};

const hostile: Readonly<Record<string, () => Buffer>> = {
  'a directory that follows itself': () => altered((file) => file.writeUInt32LE(1, sector + 4)),
  'a directory in a cycle through the whole file': longestCycle,
  'names that refer to each other': () =>
    altered((file) => {
      for (const at of [68, 72, 76])
        for (let entry = 0; entry < 4; entry += 1) file.writeUInt32LE(entry, 1024 + 128 * entry + at);
    }),
  'names beyond the directory': () => altered((file) => file.writeUInt32LE(0x7f_ff_ff_ff, 1024 + 76)),
  'a directory beyond the end': () => altered((file) => file.writeUInt32LE(0xff_ff_00_00, 48)),
  'a table of sectors beyond the end': () => altered((file) => file.writeUInt32LE(0xff_ff_00_00, 76)),
  'a size of 2 GiB for each name': () =>
    altered((file) => {
      for (let entry = 0; entry < 4; entry += 1) file.writeUInt32LE(0x7f_ff_ff_ff, 1024 + 128 * entry + 120);
    }),
  'more tables of sectors than its header names': () => altered((file) => file.writeUInt32LE(0xff_ff, 72)),
  'a sector size of 2 GiB': () => altered((file) => file.writeUInt16LE(31, 30)),
};

describe('a hostile compound file', () => {
  it.each(Object.entries(hostile))(
    'with %s takes neither much time nor much memory',
    async (_, make) => {
      const path = join(folder, 'hostile.xls');
      await writeFile(path, make());
      const [begin, before] = [performance.now(), process.memoryUsage()];
      expect(await isExcel97(path)).toBeTypeOf('boolean');
      const { rss, arrayBuffers } = process.memoryUsage();
      expect(performance.now() - begin).toBeLessThan(10_000);
      expect(Math.max(rss - before.rss, arrayBuffers - before.arrayBuffers)).toBeLessThan(100e6);
    },
    30_000,
  );
});
