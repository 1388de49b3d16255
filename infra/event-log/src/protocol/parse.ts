import type { ExpectedRevision, ProposedEvent } from '../rules/types.ts';
import { invalidArgument, missingProperty } from './call-error.ts';
import type { Shared, Streams } from './messages.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const maxNameBytes = 1_024; // our limit: a Postgres index row holds no more than 2.7 KB

/** @throws CallError when the name is missing, too long or cannot be stored */
export function streamNameOf(identifier: Shared.StreamIdentifier | undefined): string {
  const bytes = identifier?.getStreamName_asU8() ?? new Uint8Array();
  const name = Buffer.from(bytes).toString('utf8');
  if (name === '') throw invalidArgument('The stream name is missing');
  if (bytes.length > maxNameBytes) throw invalidArgument(`The stream name is longer than ${maxNameBytes} bytes`);
  return storable(name, 'stream name');
}

/** @throws CallError when it is not a UUID */
export function uuidOf(uuid: Shared.UUID | undefined): string {
  const text = uuid?.hasStructured() ? structured(uuid.getStructured()) : uuid?.getString().toLowerCase();
  if (text === undefined || !uuidPattern.test(text)) throw invalidArgument('An id is not a UUID');
  return text;
}

/** @throws CallError when a required property is missing or an id is malformed */
export function proposedEventOf(
  message: Streams.AppendReq.ProposedMessage | Streams.BatchAppendReq.ProposedMessage,
): ProposedEvent {
  const properties = message.getMetadataMap();
  const type = properties.get('type');
  const contentType = properties.get('content-type');
  if (type === undefined) throw missingProperty('type');
  if (contentType === undefined) throw missingProperty('content-type');
  return {
    id: uuidOf(message.getId()),
    type: storable(type, 'event type'),
    isJson: contentType === 'application/json',
    data: Buffer.from(message.getData_asU8()),
    metadata: Buffer.from(message.getCustomMetadata_asU8()),
  };
}

/** Size of an event as counted for the append limit. */
export const sizeOf = ({ data, metadata, type }: ProposedEvent) => data.length + metadata.length + 2 * type.length;

interface ExpectedOptions {
  hasNoStream: () => boolean;
  hasAny: () => boolean;
  hasStreamExists: () => boolean;
}

/** @param revision the number, if the message contains one */
export function expectedOf(options: ExpectedOptions, revision: string | undefined): ExpectedRevision {
  if (revision !== undefined) return BigInt(revision);
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream_exists';
  throw invalidArgument('The expected revision is missing');
}

function storable(text: string, what: string): string {
  if (text.includes('\0')) throw invalidArgument(`The ${what} holds a NUL character`);
  return text;
}

function structured(parts: Shared.UUID.Structured | undefined): string {
  const bytes = Buffer.alloc(16);
  bytes.writeBigInt64BE(BigInt(parts?.getMostSignificantBits() ?? 0), 0);
  bytes.writeBigInt64BE(BigInt(parts?.getLeastSignificantBits() ?? 0), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
