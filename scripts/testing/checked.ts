import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git } from '../git.ts';

/** The git tree of all files as they are now, untracked ones too; the real index is not touched. */
const treeOf = (root: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-checked-'));
  const index = join(folder, 'index');
  try {
    const real = git(root, ['rev-parse', '--path-format=absolute', '--git-path', 'index']);
    if (existsSync(real)) copyFileSync(real, index);
    git(root, ['add', '--all', '.'], { GIT_INDEX_FILE: index });
    return git(root, ['write-tree'], { GIT_INDEX_FILE: index });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined; // no git, no repository, or a tree that git has thrown away: everything is checked
  }
};

/** Remembers the files of the last check that passed, as a git tree named in `file`. */
export const lastChecked = (root: string, file: string) => {
  const now = attempt(() => treeOf(root));
  return {
    /** Files that differ from then; undefined when no check is known to have passed. */
    changed: (): string[] | undefined =>
      attempt(() => {
        if (!now) return undefined;
        const then = readFileSync(file, 'utf8');
        return git(root, ['diff-tree', '-r', '--name-only', '--no-renames', then, now]).split('\n').filter(Boolean);
      }),
    /** These files passed, as they were when this was made. */
    passed() {
      if (!now) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, now);
    },
  };
};
