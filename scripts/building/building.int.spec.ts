import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOfOutput, hashOfSources } from './fingerprint.ts';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-building-'));
  write('src/a.ts', 'one');
});

describe('a build is made again', () => {
  it('when a source changes, appears or goes', () => {
    const before = hashOfSources([folder]);
    write('src/a.ts', 'two');
    const changed = hashOfSources([folder]);
    write('src/b.ts', '');
    const more = hashOfSources([folder]);
    expect(new Set([before, changed, more]).size).toBe(3);
    rmSync(join(folder, 'src/b.ts'));
    write('src/a.ts', 'one');
    expect(hashOfSources([folder])).toBe(before);
  });

  it('not when only tests, built files or packages changed', () => {
    const before = hashOfSources([folder]);
    write('src/a.spec.ts', 'a test');
    write('dist/1.0.0/a.js', 'built');
    write('node_modules/zod/index.js', 'a package');
    expect(hashOfSources([folder])).toBe(before);
  });

  it('when what was built is gone or is another', () => {
    write('dist/a.123.js', 'built');
    const before = hashOfOutput(join(folder, 'dist'));
    write('dist/b.456.js', 'built');
    expect(hashOfOutput(join(folder, 'dist'))).not.toBe(before);
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(hashOfOutput(join(folder, 'dist'))).toBe('');
  });
});
