import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../rules/types.ts';
import { encodeEvent, encodeResolved } from './encode.ts';
import { runs, runsWithinMs } from '../testing/property-runs.ts';
import { streams, type Streams } from './messages.ts';

const bytes = fc.uint8Array({ maxLength: 40_000 }).map((array) => Buffer.from(array));
const number = fc.bigInt({ min: 0n, max: 2n ** 53n - 1n });
const anyEvent: fc.Arbitrary<RecordedEvent> = fc.record({
  id: fc.uuid(),
  type: fc.string({ unit: 'grapheme', maxLength: 200 }),
  isJson: fc.boolean(),
  data: bytes,
  metadata: bytes,
  position: number,
  stream: fc.string({ unit: 'grapheme', maxLength: 400 }),
  revision: number,
  createdTicks: number,
});

type Recorded = ReturnType<Streams.ReadResp.ReadEvent['getEvent']>;

const decoded = (event: Recorded) =>
  event && {
    id: event.getId()?.getString(),
    stream: Buffer.from(event.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
    revision: event.getStreamRevision(),
    positions: [event.getCommitPosition(), event.getPreparePosition()],
    properties: Object.fromEntries(event.getMetadataMap().toArray()),
    metadata: Buffer.from(event.getCustomMetadata_asU8()),
    data: Buffer.from(event.getData_asU8()),
  };
const expected = (event: RecordedEvent) => ({
  id: event.id,
  stream: event.stream,
  revision: String(event.revision),
  positions: [String(event.position), String(event.position)],
  properties: {
    type: event.type,
    created: String(event.createdTicks),
    'content-type': event.isJson ? 'application/json' : 'application/octet-stream',
  },
  metadata: event.metadata,
  data: event.data,
});

describe('an encoded event', () => {
  it(
    'decodes to the original event',
    () => {
      fc.assert(
        fc.property(anyEvent, (event) => {
          const read = streams.ReadResp.deserializeBinary(encodeEvent(event)).getEvent();
          expect(read?.getCommitPosition()).toBe(String(event.position));
          expect(decoded(read?.getEvent())).toEqual(expected(event));
          expect(read?.hasLink()).toBe(false);
        }),
        runs,
      );
    },
    runsWithinMs,
  );

  it(
    'is sent with the link that refers to it',
    () => {
      fc.assert(
        fc.property(anyEvent, anyEvent, (event, link) => {
          const read = streams.ReadResp.deserializeBinary(encodeResolved({ event, link })).getEvent();
          expect(read?.getCommitPosition()).toBe(String(link.position));
          expect(decoded(read?.getEvent())).toEqual(expected(event));
          expect(decoded(read?.getLink())).toEqual(expected(link));
        }),
        runs,
      );
    },
    runsWithinMs,
  );
});
