import { readWeights, type ReadWeight } from '@hub/study-rules';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { TextReader } from '../text/text-reader.ts';

/**
 * The weights that fourteen public syllabi state, as a careful student would copy them; five state none. Their texts are
 * not ours to keep: where the folder is absent, nothing is measured.
 */
const stated: Readonly<Record<string, readonly (readonly [name: string, weight: number])[]>> = {
  '01-western-europe-politics': [
    ['exam', 30],
    ['research paper', 30],
    ['oral presentation', 10],
    ['final', 20],
    ['participation', 10],
  ],
  '02-american-government': [
    ['midterm', 25],
    ['final', 20],
    ['reaction papers', 15],
    ['journal', 15],
    ['film paper', 15],
    ['participation', 10],
  ],
  '03-capital-markets': [
    ['projects', 45],
    ['examinations', 35],
    ['participation', 20],
  ],
  '04-world-geography-online': [],
  '05-machine-learning-salzburg': [],
  '06-programmation-python-quebec': [
    ['évaluation #1', 25],
    ['évaluation #2', 35],
    ['projet', 35],
  ],
  '07-algoritmos-resistencia': [],
  '08-statistics-sydney': [],
  '09-bioinformatics-sheffield': [
    ['test', 30],
    ['notebook', 70],
  ],
  '10-data-processing-davis': [
    ['participation', 10],
    ['homeworks', 35],
    ['midterm', 20],
    ['final', 35],
  ],
  '11-ancient-philosophy': [],
  '12-digital-history-carleton': [
    ['consolidation', 75],
    ['exit ticket', 25],
  ],
  '13-programming-singapore': [
    ['quizzes', 5],
    ['lab', 5],
    ['practical exam 1', 15],
    ['practical exam 2', 25],
    ['midterm', 20],
    ['final', 30],
  ],
  '14-earth-science-statistics': [
    ['homework', 20],
    ['participation', 10],
    ['midterms', 40],
    ['final project', 30],
  ],
};

const folder = fileURLToPath(new URL('../../../../../shared/syllabi', import.meta.url));
const reader = new TextReader({ milliseconds: 60_000, megabytes: 500 });
afterAll(() => reader.close());

const measure = async (file: string, as: string) => {
  const sums = { right: 0, found: 0, invented: 0 };
  for (const [id, wanted] of Object.entries(stated)) {
    const path = `${folder}/${id}/${file}`;
    if (!existsSync(path)) continue;
    const found = await readWeights(await reader.read(readFileSync(path), as));
    const fits = ({ name, weight }: ReadWeight, [part, value]: readonly [string, number]) =>
      weight === value && name.toLowerCase().includes(part);
    const right = wanted.filter((want) => found.some((each) => fits(each, want))).length;
    sums.right += right;
    sums.found += found.length;
    if (wanted.length === 0 && found.length > 0) sums.invented += 1;
  }
  return sums;
};

describe.skipIf(!existsSync(folder))('the weights of public syllabi', () => {
  it.each([
    ['source.md', 'syllabus.txt', 28],
    ['syllabus.docx', 'syllabus.docx', 12],
  ])('are read from %s', { timeout: 60_000 }, async (file, as, right) => {
    const sums = await measure(file, as);
    expect(sums.right).toBeGreaterThanOrEqual(right);
    expect(sums.found - sums.right).toBeLessThanOrEqual(2);
    expect(sums.invented).toBe(0);
  });
});
