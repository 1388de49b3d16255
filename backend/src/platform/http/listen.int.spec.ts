import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

const ask = async (port: number, { path, agent }: { path: string; agent: Agent }) => {
  const asking = request({ host: '127.0.0.1', port, path, agent }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
};

const anyPort = { port: 0, host: '127.0.0.1' };

it('an end lets what is in hand finish and sends everybody else away, however busy their connections are', async () => {
  const listening = await listen(async ({ url }, response) => {
    await pause(url === '/slow' ? 500 : 10);
    response.end();
  }, anyPort);
  const [slow, busy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true, maxSockets: 1 })];
  const inHand = ask(listening.port, { path: '/slow', agent: slow });
  const untilSentAway = async () => {
    for (;;) {
      const answer = await ask(listening.port, { path: '/', agent: busy });
      if (answer.statusCode !== 200) return answer;
    }
  };
  const sentAway = untilSentAway();
  await pause(100);

  const begun = performance.now();
  const closed = listening.close();
  const { statusCode, headers } = await sentAway;
  expect({ statusCode, ...headers }).toMatchObject({ statusCode: 503, 'retry-after': '2', connection: 'close' });
  expect((await inHand).statusCode).toBe(200);
  await closed;
  expect(performance.now() - begun).toBeLessThan(3_000);
  slow.destroy();
  busy.destroy();
});

it('an end tells those who would have to wait for long to come again', async () => {
  const listening = await listen(() => new Promise(() => undefined), anyPort);
  const agent = new Agent();
  const waiting = ask(listening.port, { path: '/', agent });
  await pause(100);
  const [{ statusCode, headers }] = await Promise.all([waiting, listening.close()]);
  expect({ statusCode, ...headers }).toMatchObject({ statusCode: 503, 'retry-after': '2' });
}, 20_000);
