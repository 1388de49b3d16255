import type { ServerInterceptingCallInterface } from '@grpc/grpc-js';
import { describe, expect, it } from 'vitest';
import { pipelining } from './pipelining.ts';
import { StreamsService } from './messages.ts';

/** The messages passed to the underlying call, and a callback that reports the first one as sent. */
function callBelow() {
  const sent: (() => void)[] = [];
  const below = { sendMetadata: () => {}, sendMessage: (_: unknown, left: () => void) => sent.push(left) };
  const method = { ...StreamsService.read, path: '' };
  return { call: pipelining(method, below as unknown as ServerInterceptingCallInterface), sent };
}

describe('the messages of a call', () => {
  it('are sent at once, without waiting for earlier ones', () => {
    const { call, sent } = callBelow();
    let taken = 0;
    for (let count = 0; count < 10; count += 1) call.sendMessage(Buffer.alloc(1_000), () => (taken += 1));
    expect([sent.length, taken]).toEqual([10, 10]);
    for (const left of sent) left();
    expect(taken).toBe(10);
  });

  it('wait once 64 KiB are unsent, so that a slow reader slows the sender down', () => {
    const { call, sent } = callBelow();
    const taken: string[] = [];
    call.sendMessage(Buffer.alloc(60_000), () => taken.push('first'));
    call.sendMessage(Buffer.alloc(60_000), () => taken.push('second'));
    expect(taken).toEqual(['first']);
    sent[0]?.();
    expect(taken).toEqual(['first']);
    sent[1]?.();
    expect(taken).toEqual(['first', 'second']);
    call.sendMessage(Buffer.alloc(60_000), () => taken.push('third'));
    expect(taken).toEqual(['first', 'second', 'third']);
  });
});
