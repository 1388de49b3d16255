import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { git as gitIn } from '../git.ts';
import { release } from './release.ts';
import { readReleases } from './releases.ts';
import { readVersions } from './versioned-files.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const git = (...args: readonly string[]) => gitIn(root, args);
const changelog = (pending: string) =>
  `# Changelog\n\n## Unreleased\n\n### Added\n${pending}\n### Fixed\n\n## 0.1.0 - 2026-11-26\n\n### Added\n\n- Classes.\n`;
const commit = (pending: string) => {
  write('CHANGELOG.md', changelog(pending));
  git('add', '.');
  git('commit', '--quiet', '--message', 'feat: change', '--allow-empty');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hub-product-release-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.edu');
  for (const path of ['package.json', 'packages/client/package.json', 'packages/mcp/package.json'])
    write(path, '{\n  "name": "hub",\n  "version": "0.1.0",\n  "private": true\n}\n');
  write('infra/chart/academic-hub/Chart.yaml', 'name: hub\nversion: 0.1.0\nappVersion: 0.1.0\n');
  write('docs/releases.json', `[{ "version": "0.1.0", "date": "2026-11-26", "commit": "${'a'.repeat(40)}" }]\n`);
  commit('\n- Tasks.\n');
});

const released = (options: Partial<Parameters<typeof release>[1]> = {}) =>
  release(root, {
    version: '0.2.0',
    date: '2026-12-24',
    tested: ['pnpm upgrade-test'],
    changedSinceTest: [],
    recordData: async () => write('data/0.2.0', 'recorded'),
    ...options,
  });

describe('a release', () => {
  it('writes its number everywhere, its changelog, its data and its place in the history, in one commit', async () => {
    const tested = git('rev-parse', 'HEAD');
    await released();
    expect(new Set(readVersions(root))).toEqual(new Set(['0.2.0']));
    expect(readReleases(root)).toMatchObject([
      { version: '0.2.0', date: '2026-12-24', commit: tested },
      { version: '0.1.0' },
    ]);
    expect(read('CHANGELOG.md')).toContain('## 0.2.0 - 2026-12-24\n\n### Added\n\n- Tasks.\n\n## 0.1.0 - 2026-11-26\n');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('show', '--stat', '--format=%s', 'HEAD')).toMatch(/^chore\(release\): 0\.2\.0[^]*data\/0\.2\.0/);
  });

  it('is an annotated tag with its notes and what it was tested by', async () => {
    await released();
    expect(git('cat-file', '-t', 'v0.2.0')).toBe('tag');
    expect(git('tag', '--list', '--format=%(contents)')).toMatch(
      /^Academic Hub 0\.2\.0\n\n### Added\n\n- Tasks\.\n\nTested by: pnpm test, pnpm upgrade-test/,
    );
  });

  it('leaves empty parts for what comes next', async () => {
    await released();
    expect(read('CHANGELOG.md')).toMatch(/^# Changelog\n\n## Unreleased\n\n### Added\n\n### Changed\n\n### Fixed\n/);
    await expect(released({ version: '0.3.0' })).rejects.toThrow('nothing below "## Unreleased"');
  });
});

describe('a release is refused, and nothing is written,', () => {
  /** The reason, and whether everything is as before. */
  const refusal = async (options?: Parameters<typeof released>[0]) => {
    const before = git('rev-parse', 'HEAD');
    const reason = await released(options).then(String, (error: Error) => error.message);
    const isUntouched = git('rev-parse', 'HEAD') === before && git('tag') === '' && readReleases(root).length === 1;
    return isUntouched ? reason : `not untouched: ${reason}`;
  };

  it('while files are not committed', async () => {
    write('new.ts', '');
    expect(await refusal()).toMatch(/^Some files are not committed/);
  });

  it('unless `pnpm test` has passed on these files, and the other tests are named', async () => {
    expect(await refusal({ changedSinceTest: undefined })).toMatch(/has not passed here/);
    expect(await refusal({ changedSinceTest: ['a.ts'] })).toMatch(/before these changed: a\.ts$/);
    expect(await refusal({ tested: [] })).toMatch(/^Name what was run/);
  });

  it('when the changelog says nothing, or more than the number does', async () => {
    expect(await refusal({ version: '0.1.1' })).toMatch(/at least 0\.2\.0$/);
    commit('');
    expect(await refusal()).toMatch(/nothing below/);
  });
});
