import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = new URL('../', import.meta.url);
const suite = readdirSync(new URL('conformance/', sources)).filter((name) => name.endsWith('.int.spec.ts'));
const titlesIn = (file: string) => {
  const title = /\bit(?:\.each\([\s\S]*?\](?: as const)?\))?\(\s*'([^']+)'/g;
  return [...readFileSync(new URL(file, sources), 'utf8').matchAll(title)].map(([, title]) => `${file}: ${title}`);
};

const table = readFileSync(new URL('../CONFORMANCE.md', sources), 'utf8');
const named = [...table.matchAll(/`([\w./-]+\.spec\.ts)` “([^”]+)”/g)].map(([, file, title]) => `${file}: ${title}`);

it('every test that CONFORMANCE.md names exists', { tags: ['R8'] }, () => {
  const files = new Set(named.map((entry) => entry.split(': ')[0] ?? ''));
  const existing = new Set([...files].flatMap(titlesIn));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((entry) => !existing.has(entry))).toEqual([]);
});

it('CONFORMANCE.md names every test of the suite', { tags: ['R8'] }, () => {
  const tests = suite.flatMap((file) => titlesIn(`conformance/${file}`));
  expect(tests.length).toBeGreaterThan(80);
  expect(tests.filter((entry) => !named.includes(entry))).toEqual([]);
});
