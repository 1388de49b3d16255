import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../git.ts';
import { addsSomething, cutVersion, isBreaking, notesOf, readChangelog } from './changelog.ts';
import { whyNotNext } from './next-version.ts';
import { lastRelease, recordRelease } from './releases.ts';
import { writeVersion } from './versioned-files.ts';

interface ReleaseOptions {
  readonly version: string;
  /** As 2026-11-26. */
  readonly date: string;
  /** What was run on these files, such as "pnpm test"; it is written into the tag. */
  readonly tested: readonly string[];
  /** Files that differ from those that `pnpm test` passed on; undefined when it never did. */
  readonly changedSinceTest: readonly string[] | undefined;
  /** Writes the data that every later version has to open. */
  readonly recordData: () => Promise<void>;
}

/** @throws Error with the reason, in words, when these files cannot become this version */
const examine = (root: string, { version, tested, changedSinceTest }: ReleaseOptions) => {
  if (git(root, ['status', '--porcelain']) !== '')
    throw new Error('Some files are not committed: a release is a commit');
  const changelog = readChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  const notes = notesOf(changelog);
  const content = { isBreaking: isBreaking(changelog), addsSomething: addsSomething(changelog) };
  const reason = whyNotNext(lastRelease(root).version, version, content);
  if (reason) throw new Error(reason);
  if (git(root, ['tag', '--list', `v${version}`]) !== '') throw new Error(`There is a tag v${version} already`);
  if (!changedSinceTest) throw new Error('`pnpm test` has not passed here: run it first');
  if (changedSinceTest.length > 0)
    throw new Error(`\`pnpm test\` passed before these changed: ${changedSinceTest.slice(0, 5).join(', ')}`);
  if (tested.length === 0) throw new Error('Name what was run besides `pnpm test`, with --tested');
  return { changelog, notes };
};

/**
 * Makes these files a version: its number in every place, its part of the changelog, its data, one commit and an annotated
 * tag. Nothing is pushed.
 * @throws Error with the reason, in words, before anything is written
 */
export const release = async (root: string, options: ReleaseOptions): Promise<void> => {
  const { version, date, tested } = options;
  const { changelog, notes } = examine(root, options);
  const commit = git(root, ['rev-parse', 'HEAD']);
  writeFileSync(join(root, 'CHANGELOG.md'), cutVersion(changelog, version, date));
  writeVersion(root, version);
  recordRelease(root, { version, date, commit });
  await options.recordData();
  git(root, ['add', '--all', '.']);
  git(root, ['commit', '--quiet', '--message', `chore(release): ${version}`]);
  const message = `Academic Hub ${version}\n\n${notes}\n\nTested by: ${['pnpm test', ...tested].join(', ')}`;
  // `#` begins the headings of the notes: git would leave such lines out as comments
  git(root, ['tag', '--annotate', '--cleanup=verbatim', '--message', message, `v${version}`]);
};
