import { describe, expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

const asked = (range: string, { ifRange = '', size = 1000 } = {}) => rangeOf({ range, ifRange, etag: '"v1"', size });

describe('the part of a file', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 999],
    ['bytes=500-599', 500, 599],
    ['bytes=900-5000', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=999-999', 999, 999],
  ])('%s', (range, start, end) => {
    expect(asked(range)).toEqual({ start, end });
  });

  it.each(['', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=9-3', 'lines=0-9', 'bytes=0-1,4-5', 'bytes = 0-1'])(
    'is the whole for %j',
    (range) => {
      expect(asked(range)).toBeNull();
    },
  );

  it('is the whole file when the request refers to another version', () => {
    expect(asked('bytes=0-9', { ifRange: '"v0"' })).toBeNull();
    expect(asked('bytes=0-9', { ifRange: '"v1"' })).toEqual({ start: 0, end: 9 });
  });

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])('is refused for %s', (range) => {
    expect(() => asked(range)).toThrow('no such part');
  });
});
