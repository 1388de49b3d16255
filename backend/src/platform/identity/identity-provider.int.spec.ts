import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createIdentityProvider } from './identity-provider.ts';

it('a provider that did not answer is asked again, and once is enough when it did', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked === 1) return response.writeHead(503).end();
    const issuer = `http://${request.headers.host}`;
    const [authorization_endpoint, token_endpoint] = [`${issuer}/authorize`, `${issuer}/token`];
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ issuer, authorization_endpoint, token_endpoint }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { issuer: `http://127.0.0.1:${port}`, clientId: 'hub', clientSecret: 'secret' };
  const provider = createIdentityProvider(settings, 'https://hub.example.edu/api/auth/google/callback');

  await expect(provider.begin()).rejects.toBeInstanceOf(Error);
  const begun = await Promise.all([provider.begin(), provider.begin()]);
  expect(begun.map(({ url }) => url.split('?')[0])).toEqual(Array(2).fill(`${settings.issuer}/authorize`));
  await provider.begin();
  expect(asked).toBe(2);
  server.close();
  server.closeAllConnections();
});
