import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Releases = z
  .array(
    z.object({
      version: z.string(),
      /** As 2026-11-26. */
      date: z.iso.date(),
      /** What was released; the commit after it has the version's number and changelog, and its tag. */
      commit: z.string().regex(/^[\da-f]{40}$/),
    }),
  )
  .min(1);

/** A released version. */
export type Release = z.infer<typeof Releases>[number];

const fileIn = (root: string) => join(root, 'docs', 'releases.json');

/** Every release, newest first. A file and not the tags, because a checkout may have none. */
export const readReleases = (root: string): Release[] => Releases.parse(JSON.parse(readFileSync(fileIn(root), 'utf8')));

/** @throws Error when there is none */
export const lastRelease = (root: string): Release => {
  const [last] = readReleases(root);
  if (!last) throw new Error('docs/releases.json is empty');
  return last;
};

export const recordRelease = (root: string, release: Release): void => {
  const lines = [release, ...readReleases(root)].map(
    ({ version, date, commit }) => `  { "version": "${version}", "date": "${date}", "commit": "${commit}" }`,
  );
  writeFileSync(fileIn(root), `[\n${lines.join(',\n')}\n]\n`);
};
