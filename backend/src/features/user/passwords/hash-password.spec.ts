import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, passwordFits } from './hash-password.ts';

describe('a password', () => {
  it('is hashed by argon2id with 19 MiB, two passes and one lane, with a different salt each time', async () => {
    const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await verify(first, 'correct horse')).toBe(true);
  });

  it('counts every character, including spaces and case, up to 200', async () => {
    const long = `${'ünïcødé 😀 '.repeat(15)}end`;
    const stored = await hashPassword(long);
    expect(await passwordFits(stored, long)).toBe(true);
    for (const other of [long.slice(0, -1), long.toUpperCase(), ` ${long}`, long.normalize('NFD'), '']) {
      expect(await passwordFits(stored, other)).toBe(false);
    }
  });

  it('without a hash never matches, and takes as long as another', async () => {
    expect(await passwordFits(null, 'the password of nobody')).toBe(false);
  });

  it('is outdated when it was hashed by other parameters', async () => {
    expect(isOutdated(await hashPassword('correct horse'))).toBe(false);
    const weak = { memoryCost: 4096, timeCost: 1, parallelism: 1 };
    expect(isOutdated(await hash('correct horse', weak))).toBe(true);
    expect(isOutdated('something else')).toBe(true);
  });
});
