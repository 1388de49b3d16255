import { assert, property, string, uint8Array } from 'fast-check';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { open, seal } from './cipher.ts';

const key = randomBytes(32);

describe('a sealed piece', { timeout: 60_000 }, () => {
  it('opens to the original bytes with the same key and binding', () => {
    assert(
      property(uint8Array({ maxLength: 500 }), string(), (plain, boundTo) => {
        expect(new Uint8Array(open(key, seal(key, plain, boundTo), boundTo))).toEqual(plain);
      }),
    );
  });

  it('does not open with another binding, with another key, or when altered anywhere', () => {
    const sealed = seal(key, Buffer.from('secret'), 'note-1|NoteWritten|id');
    expect(() => open(key, sealed, 'note-2|NoteWritten|id')).toThrow(/authenticate|Not a sealed piece/);
    expect(() => open(randomBytes(32), sealed, 'note-1|NoteWritten|id')).toThrow(/authenticate|Not a sealed piece/);
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = Buffer.from(sealed);
      altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
      expect(() => open(key, altered, 'note-1|NoteWritten|id')).toThrow(/authenticate|Not a sealed piece/);
    }
  });

  it('is different every time', () => {
    expect(seal(key, Buffer.from('x'), '').equals(seal(key, Buffer.from('x'), ''))).toBe(false);
  });
});
