import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { inRoot } from '@hub/local/root';
import { spawnChild } from '@hub/local/spawn-child';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { toolPath } from './tools.ts';

const portOf = (server: Server) => z.object({ port: z.number() }).parse(server.address()).port;
const listening = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return portOf(server);
};

let caddy: string;
/** Replaces the API: it responds with what it was sent. */
const api = createServer(({ headers }, response) => {
  response.end(JSON.stringify({ from: headers['x-forwarded-for'], proto: headers['x-forwarded-proto'] }));
});
let apiPort: number;
beforeAll(async () => {
  caddy = await toolPath('caddy');
  apiPort = await listening(api);
});
afterAll(() => api.close());

/** Runs Caddy as the image does, asks it once, and stops it. */
const ask = async (trusted: Readonly<Record<string, string>>, path = '/') => {
  const free = createServer();
  const port = await listening(free);
  free.close();
  const ready = new EventTarget();
  const web = await spawnChild({
    file: caddy,
    args: ['run', '--config', inRoot('deploy', 'Caddyfile'), '--adapter', 'caddyfile'],
    env: { ...process.env, SITE: `http://127.0.0.1:${port}`, API_UPSTREAMS: `127.0.0.1:${apiPort}`, ...trusted },
    cwd: '/',
    onLine: (line) => {
      if (line.includes('serving initial configuration')) ready.dispatchEvent(new Event('ready'));
    },
  });
  try {
    await once(ready, 'ready', { signal: AbortSignal.timeout(20_000) });
    const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7', 'x-forwarded-proto': 'https' };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return response.status === 200 ? await response.json() : response.status;
  } finally {
    await web.stop(5000);
  }
};

it('Caddy believes a proxy that is trusted, and gives the API the caller that it named last', async () => {
  expect(await ask({})).toEqual({ from: '198.51.100.9, 203.0.113.7', proto: 'https' });
  expect(await ask({ TRUSTED_PROXIES: 'private_ranges' })).toMatchObject({ proto: 'https' });
});

it('Caddy believes nobody else', async () => {
  expect(await ask({ TRUSTED_PROXIES: '10.0.0.0/8 192.168.0.0/16' })).toEqual({ from: '127.0.0.1', proto: 'http' });
});

it('Caddy hides what is for workers', async () => {
  expect(await ask({}, '/api/internal/keys')).toBe(404);
});
