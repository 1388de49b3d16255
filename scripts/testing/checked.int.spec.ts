import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastChecked } from './checked.ts';

let root: string;
let file: string;
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hub-checked-spec-'));
  file = join(mkdtempSync(join(tmpdir(), 'hub-checked-file-')), 'kept', 'checked');
  git('init', '--quiet');
  write('.gitignore', 'ignored\n');
  write('a', 'one');
});

describe('the files that changed since the last check that passed', () => {
  it('are those that were edited, added or deleted, committed or not', () => {
    write('b', 'one');
    lastChecked(root, file).passed();
    rmSync(join(root, 'b'));
    write('a', 'two');
    write('c', 'new');
    write('ignored', 'new');
    expect(lastChecked(root, file).changed()).toEqual(['a', 'b', 'c']);
    git('add', 'a');
    expect(lastChecked(root, file).changed()).toEqual(['a', 'b', 'c']);
    expect(git('status', '--short')).toContain('?? c');
  });

  it('are none when everything is as it was', () => {
    lastChecked(root, file).passed();
    write('a', 'two');
    write('a', 'one');
    expect(lastChecked(root, file).changed()).toEqual([]);
  });

  it('are counted from the beginning of the check that passed', () => {
    const begun = lastChecked(root, file);
    write('a', 'edited while it ran');
    begun.passed();
    expect(lastChecked(root, file).changed()).toEqual(['a']);
  });

  it('are unknown before the first check, and where there is no repository', () => {
    expect(lastChecked(root, file).changed()).toBeUndefined();
    rmSync(join(root, '.git'), { recursive: true });
    lastChecked(root, file).passed();
    expect(lastChecked(root, file).changed()).toBeUndefined();
  });
});
