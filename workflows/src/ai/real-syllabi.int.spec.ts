import { extensionOf } from '@hub/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TextReader } from '../text/text-reader.ts';
import { readSyllabus } from '@hub/study-rules';

// other people's syllabi, which are not part of the repository
const folder = fileURLToPath(new URL('../../../../shared/syllabi', import.meta.url));
const present = existsSync(join(folder, 'score.mjs'));
const why = present ? '' : ` (skipped: ${folder} is not there)`;

const Gold = z.object({ context: z.object({ today: z.string() }) });
const Score = z.object({ recall: z.number(), precision: z.number(), forbiddenHits: z.number(), required: z.number() });
const Scorer = z.object({ scoreOne: z.custom<(gold: unknown, found: unknown) => unknown>() });

const formats = ['pdf', 'docx', 'csv', 'xlsx', 'png', 'jpg'];
const files = present
  ? readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(name, file)))
      .filter((file) => formats.includes(extensionOf(file)))
  : [];

const reader = new TextReader({ milliseconds: 60_000, megabytes: 1000 });
afterAll(() => reader.close());

const sources = [...new Set(files.map((file) => join(file, '..', 'source.md')))];

const scoreOf = async (file: string) => {
  const gold: unknown = JSON.parse(readFileSync(join(folder, file, '..', 'gold.json'), 'utf8'));
  const scorer = Scorer.parse(await import(join(folder, 'score.mjs')));
  const pages = await reader.read(readFileSync(join(folder, file)), file.replace(/\.md$/, '.txt'));
  const { dates, toCheck = [] } = await readSyllabus({ pages, uploadedOn: Gold.parse(gold).context.today });
  const scored = (found: unknown) => Score.parse(scorer.scoreOne(gold, found));
  const created = scored(dates);
  // everything is to check when the dates differ by group: nothing that is created is wrong
  const precision = dates.length === 0 ? 1 : created.precision;
  return { created: { ...created, precision }, shown: scored([...dates, ...toCheck]) };
};

describe.skipIf(!present)(`real syllabi${why}`, { timeout: 240_000 }, () => {
  it('are present in every supported format', () => {
    expect(new Set(files.map(extensionOf))).toEqual(new Set(formats));
  });

  it.each([...files, ...sources])(
    '%s shows nine in ten of its required events, and creates almost no other',
    async (file) => {
      const { created, shown } = await scoreOf(file);
      expect(shown.required).toBeGreaterThan(0);
      expect(shown.recall).toBeGreaterThanOrEqual(0.9);
      expect(created.precision).toBeGreaterThanOrEqual(0.8);
      expect(created.forbiddenHits).toBe(0);
    },
  );
});
