import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { credentials as channel, Metadata, type ServiceError } from '@grpc/grpc-js';
import type * as TimestampMessage from 'google-protobuf/google/protobuf/timestamp_pb.js';
import { Empty, GossipClient, ServerFeaturesClient, shared, streams, StreamsClient } from '../protocol/messages.ts';
import type { Streams } from '../protocol/messages.ts';
import type { Target } from './targets.ts';

const { Timestamp } = createRequire(import.meta.url)(
  'google-protobuf/google/protobuf/timestamp_pb.js',
) as typeof TimestampMessage;

/** Raw calls, for what the official client never sends or does not expose. */
export function wireOf({ url, credentials: { username, password } }: Pick<Target, 'url' | 'credentials'>) {
  const { host, searchParams } = new URL(url);
  const authority = searchParams.get('tlsCAFile');
  const isClear = searchParams.get('tls') === 'false';
  const secure = isClear ? channel.createInsecure() : channel.createSsl(authority ? readFileSync(authority) : null);
  const metadata = new Metadata();
  if (!isClear) metadata.set('authorization', `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  const calls = new StreamsClient(host, secure);
  const features = new ServerFeaturesClient(host, secure);
  const gossip = new GossipClient(host, secure);
  const close = () => {
    for (const client of [calls, features, gossip]) client.close();
  };
  return { calls, features, gossip, metadata, close };
}
export type Wire = ReturnType<typeof wireOf>;

const uuid = (text: string = randomUUID()) => new shared.UUID().setString(text);
const identifier = (stream: string) =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));

interface Proposed {
  bytes?: number;
  properties?: Record<string, string>;
}
const usual = { type: 'T', 'content-type': 'application/octet-stream' };

/** An event with the given number of data bytes. */
function proposed<Message extends Streams.BatchAppendReq.ProposedMessage | Streams.AppendReq.ProposedMessage>(
  message: Message,
  { bytes = 1, properties = usual }: Proposed,
): Message {
  message.setId(uuid());
  for (const [name, value] of Object.entries(properties)) message.getMetadataMap().set(name, value);
  message.setData(Buffer.alloc(bytes, 1));
  return message;
}

interface Chunk {
  stream?: string;
  /** ms from now */
  deadline?: number;
  expected?: bigint | 'any' | 'no_stream' | 'stream_exists';
  events?: Proposed[];
  final?: boolean;
}

const expecting = {
  any: (options: Streams.BatchAppendReq.Options) => options.setAny(new Empty()),
  no_stream: (options: Streams.BatchAppendReq.Options) => options.setNoStream(new Empty()),
  stream_exists: (options: Streams.BatchAppendReq.Options) => options.setStreamExists(new Empty()),
};

function optionsOf({ stream = '', deadline, expected = 'any' }: Chunk) {
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(identifier(stream));
  if (typeof expected === 'bigint') options.setStreamPosition(String(expected));
  else expecting[expected](options);
  if (deadline !== undefined) {
    const at = new Timestamp();
    at.fromDate(new Date(Date.now() + deadline));
    options.setDeadline(at);
  }
  return options;
}

/** One BatchAppend call: sends chunks and collects the responses. */
export function batchAppend({ calls, metadata }: Wire) {
  const call = calls.batchAppend(metadata);
  const answers: Streams.BatchAppendResp[] = [];
  call.on('data', (answer: Streams.BatchAppendResp) => answers.push(answer));
  call.on('error', () => {});
  const send = (id: string, chunk: Chunk) => {
    const request = new streams.BatchAppendReq().setCorrelationId(uuid(id)).setIsFinal(chunk.final ?? true);
    if (chunk.stream !== undefined) request.setOptions(optionsOf(chunk));
    const { ProposedMessage } = streams.BatchAppendReq;
    request.setProposedMessagesList((chunk.events ?? [{}]).map((event) => proposed(new ProposedMessage(), event)));
    call.write(request);
  };
  const status = () => new Promise<number>((resolve) => call.once('status', ({ code }) => resolve(code)));
  return { send, answers, status, end: () => call.end(), cancel: () => call.cancel() };
}

/** The parts of a response's error that clients evaluate. */
export function errorOf(answer: Streams.BatchAppendResp | undefined) {
  const error = answer?.getError();
  return { code: error?.getCode(), message: error?.getMessage(), type: error?.getDetails()?.getTypeName() };
}

/** One Append call. */
export function append({ calls, metadata }: Wire, stream: string, events: Proposed[]) {
  return new Promise<{ error: ServiceError | null; answer: Streams.AppendResp | undefined }>((resolve) => {
    const call = calls.append(metadata, (error, answer) => resolve({ error, answer }));
    call.on('error', () => {});
    const { AppendReq } = streams;
    const options = new AppendReq.Options().setStreamIdentifier(identifier(stream)).setAny(new shared.Empty());
    call.write(new AppendReq().setOptions(options));
    for (const event of events) {
      call.write(new AppendReq().setProposedMessage(proposed(new AppendReq.ProposedMessage(), event)));
    }
    call.end();
  });
}

interface Removal {
  stream: string;
  expected: Chunk['expected'];
}

/** One Delete or Tombstone call; resolves with its error. */
export function remove({ calls, metadata }: Wire, kind: 'delete' | 'tombstone', { stream, expected }: Removal) {
  const options = new streams.DeleteReq.Options().setStreamIdentifier(identifier(stream));
  if (typeof expected === 'bigint') options.setRevision(String(expected));
  else if (expected === 'no_stream') options.setNoStream(new shared.Empty());
  else if (expected === 'stream_exists') options.setStreamExists(new shared.Empty());
  else options.setAny(new shared.Empty());
  return new Promise<ServiceError | null>((resolve) => {
    if (kind === 'delete') calls.delete(new streams.DeleteReq().setOptions(options), metadata, resolve);
    else {
      const bytes = new streams.DeleteReq().setOptions(options).serializeBinary(); // both have the same fields
      calls.tombstone(streams.TombstoneReq.deserializeBinary(bytes), metadata, resolve);
    }
  });
}

/** The messages of a Read call, and how it ends. */
export async function readOnWire({ calls, metadata }: Wire, options: Streams.ReadReq.Options) {
  const call = calls.read(new streams.ReadReq().setOptions(options), metadata);
  const messages: Streams.ReadResp[] = [];
  let error: ServiceError | undefined;
  call.on('data', (message: Streams.ReadResp) => messages.push(message));
  call.on('error', (failed: ServiceError) => {
    error = failed;
  });
  await new Promise((resolve) => call.once('status', resolve));
  return { messages, error };
}

/** Collects the messages of a subscription until it is cancelled. */
export function subscribeOnWire({ calls, metadata }: Wire, options: Streams.ReadReq.Options) {
  const call = calls.read(new streams.ReadReq().setOptions(options), metadata);
  const messages: Streams.ReadResp[] = [];
  call.on('data', (message: Streams.ReadResp) => messages.push(message));
  call.on('error', () => {});
  return { messages, cancel: () => call.cancel() };
}

const { Options } = streams.ReadReq;
const stringIds = () => new Options.UUIDOption().setString(new shared.Empty());

export const readStreamOptions = (stream: string) =>
  new Options()
    .setStream(new Options.StreamOptions().setStreamIdentifier(identifier(stream)).setStart(new shared.Empty()))
    .setCount('100')
    .setNoFilter(new shared.Empty())
    .setUuidOption(stringIds());

export const readAllOptions = () =>
  new Options()
    .setAll(new Options.AllOptions().setStart(new shared.Empty()))
    .setCount('100')
    .setNoFilter(new shared.Empty())
    .setUuidOption(stringIds());
