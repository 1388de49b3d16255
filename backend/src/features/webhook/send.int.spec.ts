import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loopbackToo, theInternet } from '@hub/safe-fetch';
import { sendMessage } from './send.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';

describe('an attempt', () => {
  const message = { headers: { 'webhook-id': 'msg_1' }, body: '{}' };
  const stopping = new AbortController().signal;
  let there: Receiver;
  beforeEach(async () => {
    there = await startReceiver();
  });
  afterEach(() => there.stop());

  it('ends when the receiver takes too long, before or after the status', async () => {
    there.respond(() => undefined);
    const way = { reach: loopbackToo, stopping, patienceMs: 200 };
    expect(await sendMessage({ ...message, address: there.address }, way)).toEqual({
      status: null,
      problem: 'timeout',
    });
    there.respond((response) => void response.writeHead(200).write('so'));
    expect(await sendMessage({ ...message, address: there.address }, { ...way, patienceMs: 3000 })).toEqual({
      status: 200,
      problem: null,
    });
  });

  it('says when nothing listens there', async () => {
    const way = { reach: loopbackToo, stopping };
    const gone = await startReceiver();
    await gone.stop();
    expect(await sendMessage({ ...message, address: gone.address }, way)).toEqual({
      status: null,
      problem: 'unreachable',
    });
  });

  it('reaches no address outside of the internet, by number or by a name', async () => {
    const way = { reach: theInternet, stopping };
    const { port } = new URL(there.address);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '10.0.0.1', '169.254.169.254'])
      for (const scheme of ['https', 'http'])
        expect(await sendMessage({ ...message, address: `${scheme}://${host}:${port}/` }, way)).toEqual({
          status: null,
          problem: 'not_public',
        });
    expect(there.received).toEqual([]);
  });
});
