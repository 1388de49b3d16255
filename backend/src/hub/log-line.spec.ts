import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { LogLine, toLine } from './log-line.ts';

const event = {
  streamId: `note-${randomUUID()}`,
  id: randomUUID(),
  revision: 4n,
  type: 'Written',
  created: new Date(),
  data: Buffer.from('sealed'),
  metadata: { ownerId: 'ann' },
  position: { commit: 7n, prepare: 7n },
};

it('a line of an exported log reads back as the original event', () => {
  const { stream: streamId, ...rest } = LogLine.parse(JSON.parse(toLine(event)));
  expect({ ...rest, streamId, position: event.position }).toEqual(event);
});

it.each([{ streamId: `$$${event.streamId}` }, { type: '$metadata' }, { type: '$>' }])(
  'a line with %o is rejected: what can hide history is never imported',
  (change) => {
    expect(LogLine.safeParse(JSON.parse(toLine({ ...event, ...change }))).success).toBe(false);
  },
);
