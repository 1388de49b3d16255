import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Locked, takeLock } from './lock-file.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-lock-'));
  path = join(folder, 'supervisor.lock');
});

describe('the lock of a data folder', () => {
  it('is held by one process, whose pid the refusal names', () => {
    takeLock(path);
    expect(() => takeLock(path)).toThrow(Locked);
    expect(() => takeLock(path)).toThrow(String(process.pid));
  });

  it('can be acquired again after it was released', () => {
    takeLock(path)();
    expect(takeLock(path)).toBeTypeOf('function');
  });

  it('can be acquired after its holder died', () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, identity: 'an earlier start' }));
    expect(takeLock(path)).toBeTypeOf('function');
  });

  it('can be acquired when a crash of the machine truncated its file', () => {
    writeFileSync(path, '');
    expect(takeLock(path)).toBeTypeOf('function');
  });

  it('leaves no other files behind', () => {
    writeFileSync(path, '');
    takeLock(path);
    expect(readdirSync(folder)).toEqual(['supervisor.lock']);
  });
});
