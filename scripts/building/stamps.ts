import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { hashOfOutput, hashOfSources } from './fingerprint.ts';
import type { Target } from './targets.ts';

const folder = inRoot('node_modules', '.cache', 'academic-hub', 'build');
const fileOf = ({ name }: Target) => `${folder}/${name}.json`;

const stampOf = (target: Target) =>
  JSON.stringify({
    node: process.version,
    sources: hashOfSources(target.sources),
    output: hashOfOutput(target.output),
  });

/** Whether the output is the one that these sources gave. */
export const isFresh = (target: Target) =>
  existsSync(fileOf(target)) && existsSync(target.output) && readFileSync(fileOf(target), 'utf8') === stampOf(target);

/** Remembers that the output belongs to the sources as they are now. */
export const stamp = (target: Target) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(target), stampOf(target));
};

/** Forgets it: until the next stamp the output counts as stale. */
export const unstamp = (target: Target) => {
  rmSync(fileOf(target), { force: true });
};
