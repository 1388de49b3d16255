import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureFetch, type FetchPicture } from './fetch-picture.ts';

const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
let server: Server;
let origin: string;
let fetchPicture: FetchPicture;
const asked: string[] = [];

beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  server = createServer({ cert, key }, (request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/moved') response.writeHead(302, { location: '/me.gif' }).end();
    else if (request.url === '/page') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (request.url === '/huge') response.end(Buffer.concat([gif, Buffer.alloc(2_000_000)]));
    else response.end(gif);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  fetchPicture = createPictureFetch({ isAllowed: () => true, ca: cert });
});
afterAll(() => server.close());

it('a picture is fetched, and known by its bytes', async () => {
  expect(await fetchPicture(`${origin}/me.gif`)).toEqual({ bytes: gif, mimeType: 'image/gif' });
});

it.each(['/moved', '/page', '/huge'])('nothing else is: %s', async (path) => {
  expect(await fetchPicture(origin + path)).toBeNull();
  expect(asked.at(-1)).toBe(path);
});

it('no address outside of the internet is connected to, by name or number', async () => {
  const before = asked.length;
  const careful = createPictureFetch();
  for (const address of [
    `${origin}/me.gif`,
    origin.replace('localhost', '127.0.0.1'),
    origin.replace('localhost', '[::1]'),
    origin.replace('localhost', '0x7f.1'),
    origin.replace('localhost', '[::ffff:127.0.0.1]'),
    origin.replace('https', 'http'),
    'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=',
    'no address',
  ]) {
    expect(await careful(address)).toBeNull();
  }
  expect(asked).toHaveLength(before);
});
