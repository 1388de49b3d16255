import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { PublishedLog } from '../delivery/published-log.ts';
import { Subscribers } from '../delivery/subscribers.ts';
import type { RecordedEvent } from '../rules/types.ts';
import { Reader } from '../storage/reader.ts';
import { shared, streams, type Streams } from './messages.ts';
import { OpenCalls } from './open-calls.ts';
import { readHandler } from './read.ts';

const eventAt = (position: bigint): RecordedEvent => ({
  id: '00000000-0000-4000-8000-000000000000',
  type: 'T',
  isJson: true,
  data: Buffer.from('{}'),
  metadata: Buffer.alloc(0),
  position,
  stream: 's',
  revision: position,
  createdTicks: 0n,
});

/** A call of a client that reads only on request. */
class SlowCall extends EventEmitter {
  readonly written: Streams.ReadResp[] = [];
  readonly request: Streams.ReadReq;

  constructor(options: Streams.ReadReq.Options) {
    super();
    this.request = new streams.ReadReq().setOptions(options);
  }

  write(bytes: Buffer): boolean {
    this.written.push(streams.ReadResp.deserializeBinary(bytes));
    return false;
  }
}

function serve(published: PublishedLog) {
  const options = new streams.ReadReq.Options()
    .setAll(new streams.ReadReq.Options.AllOptions().setStart(new shared.Empty()))
    .setSubscription(new streams.ReadReq.Options.SubscriptionOptions())
    .setUuidOption(new streams.ReadReq.Options.UUIDOption());
  const call = new SlowCall(options);
  const calls = new OpenCalls();
  const reader = new Reader('postgres://nobody@127.0.0.1:1/none'); // never called: everything is in the tail
  const write = () => Promise.reject(new Error('nothing is written here'));
  const handle = readHandler({
    calls,
    reader,
    published,
    subscribers: new Subscribers(),
    page: 512,
    log: pino({ level: 'silent' }),
    write,
  });
  handle(call as unknown as ServerWritableStream<Streams.ReadReq, Buffer>);
  const accept = async () => {
    call.emit('drain');
    await turn();
  };
  return { call, calls, accept };
}

describe('a subscriber that stops reading', () => {
  const published = new PublishedLog({ events: 100, bytes: 1 << 20 });
  published.publish(
    Array.from({ length: 100 }, (_, index) => eventAt(BigInt(index + 1))),
    100n,
  );

  it('is waited for: nothing more is sent until it has read what was sent', async () => {
    const { call, accept } = serve(published);
    await turn();
    expect(call.written.map((response) => response.hasConfirmation())).toEqual([true]);
    await accept();
    expect(call.written).toHaveLength(2);
    await accept();
    await accept();
    expect(call.written.slice(1).map((response) => response.getEvent()?.getCommitPosition())).toEqual(['1', '2', '3']);
  });

  it('is notified when the event log shuts down, and receives nothing more', async () => {
    const { call, calls, accept } = serve(published);
    const ends: unknown[] = [];
    call.on('error', (error: Error) => ends.push(error.message));
    await turn();
    calls.beginClosing();
    calls.failAll();
    await accept();
    expect(ends).toEqual(['The event log is shutting down']);
    expect(call.written).toHaveLength(1);
  });
});
