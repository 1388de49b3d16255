import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { randomOf } from '../plan/random.ts';
import { startProxy } from './proxy.ts';

/** A server that counts and answers requests, and a way to send requests through the proxy. */
const asked = async (greetings: number) => {
  let requests = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => {
      requests += 1;
      socket.write('answer');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: target } = server.address() as AddressInfo;
  const proxy = await startProxy({ target, greetings, random: randomOf(1, 'proxy') });
  onTestFinished(async () => {
    await proxy.close();
    server.close();
  });
  const ask = async () => {
    const socket = connect(proxy.port, '127.0.0.1');
    socket.write('request');
    const wasAnswered = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    socket.destroy();
    return wasAnswered;
  };
  const askTimes = async (times: number) => {
    let answers = 0;
    for (let count = 0; count < times; count += 1) answers += (await ask()) ? 1 : 0;
    return answers;
  };
  return { proxy, askTimes, requests: () => requests };
};

it('a proxy that cuts nothing forwards everything', async () => {
  const { askTimes, requests } = await asked(0);
  expect([await askTimes(20), requests()]).toEqual([20, 20]);
});

it('a proxy that cuts a fifth forwards every request, and loses about a fifth of the responses', async () => {
  const { proxy, askTimes, requests } = await asked(0);
  proxy.cut(0.2);
  const answers = await askTimes(200);
  await expect.poll(requests).toBe(200);
  expect(answers).toBeGreaterThan(140);
  expect(answers).toBeLessThan(180);
});

it('greetings are never cut', async () => {
  const { proxy, askTimes } = await asked(1);
  proxy.cut(1);
  expect(await askTimes(20)).toBe(20);
});
