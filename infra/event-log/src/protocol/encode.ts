import type { ResolvedEvent } from '../delivery/resolve-link.ts';
import type { RecordedEvent } from '../rules/types.ts';
import { shared, streams, type Streams } from './messages.ts';

// Event messages are encoded by hand: several times faster than the generated code, and shared between subscribers.
// Field numbers are those of streams.proto and shared.proto; a tag is number * 8 + wire type (0 varint, 2 bytes).
const readRespEvent = 0x0a;
const readEvent = { event: 0x0a, link: 0x12, commitPosition: 0x18 };
const recorded = {
  id: 0x0a,
  stream: 0x12,
  revision: 0x18,
  prepare: 0x20,
  commit: 0x28,
  metadata: 0x32,
  custom: 0x3a,
  data: 0x42,
};
const uuidString = 0x12;
const streamName = 0x1a;
const mapEntry = { key: 0x0a, value: 0x12 };

const encoded = new WeakMap<RecordedEvent, Buffer>();

/** A `ReadResp` with an event, ready to send. */
export function encodeEvent(event: RecordedEvent): Buffer {
  const known = encoded.get(event);
  if (known) return known;
  const bytes = encodeResolved({ event, link: undefined });
  encoded.set(event, bytes);
  return bytes;
}

/** A `ReadResp` with an event that a link led to, or with a link that leads nowhere. */
export function encodeResolved({ event, link }: ResolvedEvent): Buffer {
  const position = (link ?? event)?.position ?? 0n;
  const fields = [
    ...(event ? bytesField(readEvent.event, recordedEvent(event)) : []),
    ...(link ? bytesField(readEvent.link, recordedEvent(link)) : []),
    ...varintField(readEvent.commitPosition, position),
  ];
  return Buffer.concat(bytesField(readRespEvent, Buffer.concat(fields)));
}

/** Any other `ReadResp`. */
export function encodeResponse(fill: (response: Streams.ReadResp) => void): Buffer {
  const response = new streams.ReadResp();
  fill(response);
  return Buffer.from(response.serializeBinary());
}

export function streamIdentifier(stream: string) {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8'));
  return identifier;
}

function recordedEvent(event: RecordedEvent): Buffer {
  return Buffer.concat([
    ...bytesField(recorded.id, Buffer.concat(bytesField(uuidString, Buffer.from(event.id)))),
    ...bytesField(recorded.stream, Buffer.concat(bytesField(streamName, Buffer.from(event.stream)))),
    ...varintField(recorded.revision, event.revision),
    ...varintField(recorded.prepare, event.position),
    ...varintField(recorded.commit, event.position),
    ...property('type', event.type),
    ...property('created', String(event.createdTicks)),
    ...property('content-type', event.isJson ? 'application/json' : 'application/octet-stream'),
    ...bytesField(recorded.custom, event.metadata),
    ...bytesField(recorded.data, event.data),
  ]);
}

function property(key: string, value: string): Buffer[] {
  const entry = [...bytesField(mapEntry.key, Buffer.from(key)), ...bytesField(mapEntry.value, Buffer.from(value))];
  return bytesField(recorded.metadata, Buffer.concat(entry));
}

function bytesField(tag: number, value: Buffer): Buffer[] {
  return [Buffer.from([tag, ...varint(BigInt(value.length))]), value];
}

function varintField(tag: number, value: bigint): Buffer[] {
  return [Buffer.from([tag, ...varint(value)])];
}

function varint(value: bigint): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}
