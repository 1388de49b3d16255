import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../rules/types.ts';
import { createFilter, FilterRefused } from './filter.ts';

const named = (stream: string, type = 'T'): RecordedEvent => ({
  id: '',
  type,
  isJson: true,
  data: Buffer.alloc(0),
  metadata: Buffer.alloc(0),
  position: 1n,
  stream,
  revision: 0n,
  createdTicks: 0n,
});

describe('a filter', () => {
  const streams = [named('task-1'), named('class-1'), named('$system')];

  it('matches any of its prefixes', () => {
    expect(createFilter({ on: 'stream', prefixes: ['task-', '$'], regex: '' })(streams)).toEqual([true, false, true]);
  });

  it('matches what its pattern finds', () => {
    expect(createFilter({ on: 'stream', prefixes: [], regex: '^[^$].*' })(streams)).toEqual([true, true, false]);
    expect(createFilter({ on: 'type', prefixes: [], regex: '^Other$' })([named('a', 'Other')])).toEqual([true]);
  });

  it('gives the same result for the same event, however many others come between', () => {
    const filter = createFilter({ on: 'stream', prefixes: [], regex: '^task' });
    expect(filter(streams)).toEqual([true, false, false]);
    const others = Array.from({ length: 1_500 }, (_, index) => named(`${index % 2 ? 'task' : 'class'}-${index}`));
    expect(filter(others)).toEqual(others.map(({ stream }) => stream.startsWith('task')));
    expect(filter([...streams, named('task-2')])).toEqual([true, false, false, true]);
  });

  it('aborts a pattern that would backtrack forever', () => {
    const filter = createFilter({ on: 'stream', prefixes: [], regex: '^(a+)+$' });
    expect(() => filter([named(`${'a'.repeat(50)}b`)])).toThrow(FilterRefused);
    expect(createFilter({ on: 'stream', prefixes: [], regex: '^task' })(streams)).toEqual([true, false, false]);
  });

  it('rejects an invalid pattern', () => {
    expect(() => createFilter({ on: 'stream', prefixes: [], regex: '(?#.net)[' })).toThrow(FilterRefused);
  });
});
