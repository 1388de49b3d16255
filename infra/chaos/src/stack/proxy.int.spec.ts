import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { randomOf } from '../plan/random.ts';
import { startProxy } from './proxy.ts';

/** A server that counts and answers requests, and a way to send requests through the proxy. */
const startServerAndProxy = async (greetings: number) => {
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
  const request = async () => {
    const socket = connect(proxy.port, '127.0.0.1');
    socket.write('request');
    const wasAnswered = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    socket.destroy();
    return wasAnswered;
  };
  const requestTimes = async (times: number) => {
    let answers = 0;
    for (let count = 0; count < times; count += 1) answers += (await request()) ? 1 : 0;
    return answers;
  };
  return { proxy, requestTimes, requests: () => requests };
};

it('a proxy that cuts nothing forwards everything', async () => {
  const { requestTimes, requests } = await startServerAndProxy(0);
  expect([await requestTimes(20), requests()]).toEqual([20, 20]);
});

it('a proxy that cuts a fifth forwards every request, and loses about a fifth of the responses', async () => {
  const { proxy, requestTimes, requests } = await startServerAndProxy(0);
  proxy.cut(0.2);
  const answers = await requestTimes(200);
  await expect.poll(requests).toBe(200);
  expect(answers).toBeGreaterThan(140);
  expect(answers).toBeLessThan(180);
});

it('greetings are never cut', async () => {
  const { proxy, requestTimes } = await startServerAndProxy(1);
  proxy.cut(1);
  expect(await requestTimes(20)).toBe(20);
});
