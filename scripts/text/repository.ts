import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository as the text checks see it: a real one, or a made-up one in their spec. */
export interface Repository {
  /** Every file, relative to the root. */
  readonly files: readonly string[];
  readonly read: (path: string) => string;
  /** Whether a file, a folder, or (with `*`) any match exists. */
  readonly has: (path: string) => boolean;
}

const skipped = /(?:^|\/)(?:node_modules|\.git|\.data|\.cache|dist|build|test-results)(?:\/|$)/;

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (skipped.test(path)) return [];
    if (entry.isDirectory()) return filesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });

export const repositoryAt = (root: string): Repository => ({
  files: filesBelow(root, ''),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  has: (path) => (path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path))),
});
