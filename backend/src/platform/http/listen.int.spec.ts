import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

const send = async (port: number, { path, agent }: { path: string; agent: Agent }) => {
  const outgoing = request({ host: '127.0.0.1', port, path, agent }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
};

const anyPort = { port: 0, host: '127.0.0.1' };
/** A close that waits for its limit does not end within a test. */
const withoutDrainLimit = { ...anyPort, patience: { drainMs: 600_000 } };

it('closing lets pending requests finish and turns away new ones, even on busy connections', async () => {
  const listening = await listen(async ({ url }, response) => {
    await pause(url === '/slow' ? 500 : 10);
    response.end();
  }, withoutDrainLimit);
  const [slow, busy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true, maxSockets: 1 })];
  const pending = send(listening.port, { path: '/slow', agent: slow });
  const untilTurnedAway = async () => {
    for (;;) {
      const answer = await send(listening.port, { path: '/', agent: busy });
      if (answer.statusCode !== 200) return answer;
    }
  };
  const turnedAway = untilTurnedAway();
  await pause(100);

  const closed = listening.close();
  const { statusCode, headers } = await turnedAway;
  expect({ statusCode, ...headers }).toMatchObject({ statusCode: 503, 'retry-after': '2', connection: 'close' });
  expect((await pending).statusCode).toBe(200);
  await closed;
  slow.destroy();
  busy.destroy();
});

it('closing sends clients with a long wait a Retry-After', async () => {
  const listening = await listen(() => new Promise(() => undefined), anyPort);
  const agent = new Agent();
  const waiting = send(listening.port, { path: '/', agent });
  await pause(100);
  const [{ statusCode, headers }] = await Promise.all([waiting, listening.close()]);
  expect({ statusCode, ...headers }).toMatchObject({ statusCode: 503, 'retry-after': '2' });
}, 20_000);
