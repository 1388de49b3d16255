import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js';
import { eventDelivery, type Delivery } from '../delivery/delivery.ts';
import type { LogView } from '../delivery/log-view.ts';
import { prefetch } from '../delivery/prefetch.ts';
import { readAll, readStream, StreamNotFound } from '../delivery/read-log.ts';
import { resolveLink } from '../delivery/resolve-link.ts';
import { subscribeAll } from '../delivery/subscribe-all.ts';
import { subscribeStream } from '../delivery/subscribe-stream.ts';
import { noEvents } from '../rules/types.ts';
import { callErrorOf, CallError } from './call-error.ts';
import { encodeEvent, encodeResolved, encodeResponse, streamIdentifier } from './encode.ts';
import { streams, type Streams } from './messages.ts';
import { parseRead, type ParsedRead, type Place } from './parse-read.ts';
import type { Service } from './service.ts';

type Call = ServerWritableStream<Streams.ReadReq, Buffer>;

/** `Read`: reads of and subscriptions to a stream or the whole log. */
export function readHandler(service: Service): handleServerStreamingCall<Streams.ReadReq, Buffer> {
  return (call) => {
    const admitted = service.calls.admit(call);
    serve(call, service, admitted.signal).catch((error: unknown) => {
      const failure = callErrorOf(error);
      if (!admitted.signal.aborted && !(error instanceof CallError)) service.log.warn(error, 'a read failed');
      admitted.fail(failure);
    });
  };
}

async function serve(call: Call, { reader, published, subscribers, page }: Service, signal: AbortSignal) {
  if (signal.aborted) return;
  const read = parseRead(call.request);
  const view: LogView = { reader, published, page, signal };
  const send = (bytes: Buffer) => (call.write(bytes) || signal.aborted ? undefined : drained(call, signal));
  if (read.count === undefined) {
    view.reached = subscribers.join(signal);
    await send(confirmation());
  }
  try {
    for await (const deliveries of deliveriesOf(read, view)) {
      for (const delivery of deliveries) {
        const bytes = read.resolveLinks ? await resolved(delivery, view) : encode(delivery);
        const full = send(bytes);
        if (full) await full; // waits for a slow reader, so nothing piles up
        if (signal.aborted) return;
      }
    }
  } catch (error) {
    if (!(error instanceof StreamNotFound)) throw error;
    await send(notFound(read.stream ?? ''));
  }
  if (!signal.aborted) call.end();
}

async function* deliveriesOf(read: ParsedRead, view: LogView): AsyncGenerator<Delivery[]> {
  const { stream, from, backwards, filter, checkpointEvery, count } = read;
  if (count === undefined) {
    if (stream !== undefined) yield* subscribeStream(view, stream, afterPlace(from, noEvents));
    else yield* subscribeAll(view, { after: afterPlace(from, 0n), filter, checkpointEvery });
    return;
  }
  const pages =
    stream === undefined
      ? readAll(view, { backwards, from, count, filter })
      : readStream(view, { stream, backwards, from, count });
  for await (const events of prefetch(pages)) yield events.map(eventDelivery);
}

const afterPlace = (from: Place, beginning: bigint) => (from === 'start' ? beginning : from);

async function drained(call: Call, signal: AbortSignal): Promise<void> {
  await once(call, 'drain', { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function resolved(delivery: Delivery, { reader }: LogView): Promise<Buffer> {
  if (delivery.kind !== 'event') return encode(delivery);
  const result = await resolveLink(reader, delivery.event);
  return result.link ? encodeResolved(result) : encode(delivery);
}

function encode(delivery: Delivery): Buffer {
  switch (delivery.kind) {
    case 'event':
      return encodeEvent(delivery.event);
    case 'checkpoint': {
      const position = String(delivery.position);
      const checkpoint = new streams.ReadResp.Checkpoint().setCommitPosition(position).setPreparePosition(position);
      return encodeResponse((response) => response.setCheckpoint(checkpoint));
    }
    case 'caughtUp':
      return encodeResponse((response) => response.setCaughtUp(new streams.ReadResp.CaughtUp()));
    case 'fellBehind':
      return encodeResponse((response) => response.setFellBehind(new streams.ReadResp.FellBehind()));
  }
}

function confirmation(): Buffer {
  const message = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID());
  return encodeResponse((response) => response.setConfirmation(message));
}

function notFound(stream: string): Buffer {
  const message = new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream));
  return encodeResponse((response) => response.setStreamNotFound(message));
}
