import { describe, expect, it } from 'vitest';
import { isAlive, parseRecord, recordOf } from './process-identity.ts';

describe('a recorded process', () => {
  it('is alive while the process runs', () => {
    const record = recordOf(process.pid);
    expect(record && isAlive(record)).toBe(true);
  });

  it('is not mistaken for a later process with the same pid', () => {
    expect(isAlive({ pid: process.pid, identity: 'an earlier start' })).toBe(false);
  });

  it('does not exist for an unused pid', () => {
    expect(recordOf(2 ** 30)).toBeUndefined();
  });

  it('is read back from its text, and rejects invalid text', () => {
    const record = { pid: 7, identity: 'boot/42' };
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    expect(parseRecord('')).toBeUndefined();
    expect(parseRecord('{"pid":-1,"identity":"x"}')).toBeUndefined();
  });
});
