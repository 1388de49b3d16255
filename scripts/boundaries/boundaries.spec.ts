import { cruise, type IConfiguration } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../root.ts';
import { allowed, plants, type Tree } from './plants.ts';

const configuration = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs')) as IConfiguration;
const rules = (configuration.forbidden ?? []).map(({ name }) => name ?? '');

mkdirSync(inRoot('build'), { recursive: true });
const folder = mkdtempSync(inRoot('build', 'planted-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The names of the rules that the tree breaks. */
const brokenBy = async (tree: Tree) => {
  const baseDir = mkdtempSync(join(folder, 'tree-'));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(baseDir, path)), { recursive: true });
    writeFileSync(join(baseDir, path), text);
  }
  const own = Object.keys(tree).filter((path) => !path.startsWith('node_modules/'));
  const { enhancedResolveOptions, ...options } = configuration.options ?? {};
  const ruleSet = { forbidden: configuration.forbidden ?? [] };
  const { output } = await cruise(own, { ...options, baseDir, ruleSet, validate: true }, enhancedResolveOptions);
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
};

describe('the boundaries', () => {
  it('have a planted violation for every rule', () => {
    expect(Object.keys(plants).toSorted()).toEqual(rules.toSorted());
  });

  it.each(Object.entries(plants).flatMap(([rule, trees]) => trees.map((tree) => [rule, tree] as const)))(
    'break by %s, and by it alone, in %j',
    async (rule, tree) => {
      expect(await brokenBy(tree)).toEqual([rule]);
    },
  );

  it.each(allowed)('leave the open roads open: %j', async (tree) => {
    expect(await brokenBy(tree)).toEqual([]);
  });
});
