import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder that is checked as one, and the other such folders whose sources it uses. */
export interface Package {
  readonly folder: string;
  readonly uses: ReadonlySet<string>;
}

const named = /'(@hub\/[\w-]+)/g;
/** What is not imported by name: by a relative path, or run as a program. */
const relative = /'(?:\.\.\/)+((?:(?:packages|infra)\/)?[\w-]+)\//g;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);

/** Every package of the workspace below the root, and `scripts`. */
export const readPackages = (root: string): Package[] => {
  const manifests = globSync('{shell,backend,workflows,mfe-*,packages/*,infra/*}/package.json', { cwd: root });
  const folderOf = new Map(
    manifests.map((path) => [
      (JSON.parse(readFileSync(join(root, path), 'utf8')) as { name: string }).name,
      dirname(path),
    ]),
  );
  const folders = [...folderOf.values(), 'scripts'].toSorted();
  return folders.map((folder) => {
    const sources = globSync('**/*.{ts,tsx}', {
      cwd: join(root, folder),
      exclude: (name) => /^(?:node_modules|dist|build)$/.test(name),
    });
    const texts = sources.map((path) => readFileSync(join(root, folder, path), 'utf8'));
    const used = texts.flatMap((text) => [
      ...matches(text, named).flatMap((name) => folderOf.get(name) ?? []),
      ...matches(text, relative).filter((other) => folders.includes(other)),
    ]);
    return { folder, uses: new Set(used.filter((other) => other !== folder)) };
  });
};
