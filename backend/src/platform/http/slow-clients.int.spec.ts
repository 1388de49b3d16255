import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from './listen.ts';

const big = Buffer.alloc(64 * 1024 * 1024);
const cut: string[] = [];
let listening: Listening;

beforeAll(async () => {
  const patience = { headersMs: 400, requestMs: 800, stalledMs: 800 };
  listening = await listen(
    async (request, response) => {
      response.once('close', () => response.writableFinished || cut.push(request.url ?? ''));
      if (request.url === '/big') return void response.end(big);
      request.on('data', (part) => response.write(part)).on('end', () => response.end('done'));
      request.on('error', () => undefined);
    },
    { port: 0, host: '127.0.0.1', patience },
  );
});
afterAll(() => listening.close());

const open = async () => {
  const socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
};

/** The response until the other side closed. */
const responseOf = async (socket: Socket) => {
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  await once(socket, 'close');
  return text;
};

/** Sends a byte at intervals for as long as the other side reads. */
const drip = async (socket: Socket, text: string) => {
  for (let index = 0; socket.writable; index += 1) {
    socket.write(text[index % text.length] ?? 'x');
    await pause(100);
  }
};

describe('a connection is closed', { tags: ['R16'] }, () => {
  it('when the headers never end', async () => {
    const socket = await open();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const [answer] = await Promise.all([responseOf(socket), drip(socket, 'abc')]);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }, 20_000);

  it('when the body never ends', async () => {
    const socket = await open();
    socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    await Promise.all([responseOf(socket), drip(socket, 'x')]);
    await expect.poll(() => cut, { timeout: 10_000 }).toContain('/slow');
  }, 20_000);

  it('when the client does not read the response', async () => {
    const socket = await open();
    socket.pause();
    socket.write('GET /big HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => cut, { timeout: 15_000 }).toContain('/big');
    socket.destroy();
  }, 20_000);

  it('but not when the client is merely slow', async () => {
    const socket = await open();
    const answer = responseOf(socket);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 3\r\n\r\n');
    for (const letter of 'abc') {
      await pause(50);
      socket.write(letter);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*done/);
  });
});
