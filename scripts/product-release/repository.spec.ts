import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../root.ts';
import { readChangelog } from './changelog.ts';
import { readReleases } from './releases.ts';
import { readVersions } from './versioned-files.ts';

it('every place that has the version of the product names the last release', () => {
  expect(new Set(readVersions(root))).toEqual(new Set([readReleases(root)[0]?.version]));
});

it('the changelog has a part for each release, newest first, and one for what is not released', () => {
  const text = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const released = readReleases(root).map(({ version, date }) => `${version} - ${date}`);
  expect(headings).toEqual(['Unreleased', ...released]);
  expect(() => readChangelog(text)).not.toThrow();
});
