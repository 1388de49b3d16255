import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Locked, takeLock, waitForLock } from './lock-file.ts';

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

  it('can be waited for, and the holder is reported once', async () => {
    const unlock = takeLock(path);
    const holders: number[] = [];
    const waiting = waitForLock(path, { pollMs: 10, onWait: (pid) => holders.push(pid) });
    setTimeout(unlock, 50);
    expect(await waiting).toBeTypeOf('function');
    expect(holders).toEqual([process.pid]);
  });

  it('is no longer waited for when the signal aborts', async () => {
    takeLock(path);
    await expect(waitForLock(path, { pollMs: 10, signal: AbortSignal.timeout(50) })).rejects.toThrow('aborted');
  });
});
