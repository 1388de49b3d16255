import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchFrom, type FetchFault } from './fetch-from.ts';
import { loopbackToo, theInternet } from './public-request.ts';

let server: Server;
let origin: string;
const asked: string[] = [];
const moves: Readonly<Record<string, string>> = {
  '/moved': '/twice',
  '/twice': '/here',
  '/inside': 'http://10.1.2.3/here',
  '/metadata': 'http://169.254.169.254/here',
  '/file': 'file:///etc/passwd',
  '/round': '/round',
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const location = moves[path];
    if (location !== undefined) response.writeHead(302, { location }).end('moved');
    else if (path === '/here') response.end(`seen by ${request.headers.accept}`);
    else if (path === '/large') response.end(Buffer.alloc(1001));
    else if (path === '/slow') response.write('begun'); // and never ends
    else if (path === '/broken') response.socket?.destroy();
    else response.writeHead(404).end('nothing');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetching = { reach: loopbackToo, mostBytes: 1000, patienceMs: 1500, redirects: 3 };
const textAt = async (path: string) => {
  const { status, bytes } = await fetchFrom(origin + path, { ...fetching, headers: { accept: 'text/calendar' } });
  return `${status} ${Buffer.from(bytes).toString()}`;
};

it('what is at an address is fetched, over redirects too', async () => {
  expect(await textAt('/here')).toBe('200 seen by text/calendar');
  expect(await textAt('/moved')).toBe('200 seen by text/calendar');
  expect(await textAt('/gone')).toBe('404 ');
});

it('without leave no redirect is followed', async () => {
  expect(await fetchFrom(`${origin}/moved`, { ...fetching, redirects: 0 })).toMatchObject({ status: 302 });
});

it.each<[string, FetchFault]>([
  ['/inside', 'not_public'],
  ['/metadata', 'not_public'],
  ['/file', 'bad_address'],
  ['/round', 'too_many_redirects'],
  ['/large', 'too_large'],
  ['/slow', 'too_slow'],
  ['/broken', 'unreachable'],
])('%s is refused: %s', async (path, fault) => {
  await expect(fetchFrom(origin + path, fetching)).rejects.toMatchObject({ fault });
});

it('ends with its caller', async () => {
  const signal = AbortSignal.timeout(100);
  await expect(fetchFrom(`${origin}/slow`, { ...fetching, signal })).rejects.toMatchObject({ name: 'TimeoutError' });
});

it.each([
  'http://127.0.0.1',
  'https://127.0.0.1',
  'https://localhost',
  'https://[::1]',
  'https://0x7f.1',
  'https://[::ffff:127.0.0.1]',
  'https://2130706433',
])('nothing of this machine is connected to from the internet’s side: %s', async (host) => {
  const before = asked.length;
  const port = new URL(origin).port;
  await expect(fetchFrom(`${host}:${port}/here`, { ...fetching, reach: theInternet })).rejects.toMatchObject({
    fault: 'not_public',
  });
  expect(asked).toHaveLength(before);
});
