import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isInput = (path: string) =>
  !/(?:^|\/)(?:node_modules|dist|build|e2e|test-results)(?:\/|$)/.test(path) && !/\.spec\.tsx?$/.test(path);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => isInput(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    })
    .toSorted();

/** A hash over names and contents of the sources below these folders and files; tests and built files do not count. */
export const hashOfSources = (paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of statSync(path).isDirectory() ? filesIn(path) : [path]) {
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
};

/** A hash over names and sizes of a built file or folder; '' when it is not there. Names carry their content's hash. */
export const hashOfOutput = (path: string): string => {
  if (!existsSync(path)) return '';
  const all = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  const below = all.filter((name) => !/\.(?:br|gz)$/.test(name)); // added when it is published
  const hash = createHash('sha256');
  for (const name of ['', ...below].toSorted()) {
    const info = statSync(join(path, name));
    hash.update(`${name}\0${info.isFile() ? info.size : ''}\0`);
  }
  return hash.digest('hex');
};
