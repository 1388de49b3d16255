import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { isStorageFull } from './storage-full.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('an error of the database', () => {
  it('means that it is away when trying again can help, so that no stream is parked for it', () => {
    for (const code of ['ECONNREFUSED', '57P01', '53300', '53100', '53200', '40P01'])
      expect(isDatabaseUnavailable(coded(code))).toBe(true);
  });

  it('means that the statement is wrong otherwise', () => {
    for (const error of [coded('23505'), coded('22P02'), new Error('syntax error'), 'ECONNREFUSED'])
      expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('tells a disk that is full, of the database and of our own files, also below another error', () => {
    for (const code of ['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']) {
      expect(isStorageFull(coded(code))).toBe(true);
      expect(isStorageFull(new Error('above', { cause: coded(code) }))).toBe(true);
    }
    expect(isStorageFull(coded('53300'))).toBe(false);
  });
});
