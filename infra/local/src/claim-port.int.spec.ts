import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { claimPort } from './claim-port.ts';

const host = '127.0.0.1';
const servers: Server[] = [];
const listen = async () => {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
};
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('a requested port', () => {
  it('is named when it is taken, with the setting to change', async () => {
    const port = await listen();
    await expect(claimPort({ setting: 'PORT', host, port })).rejects.toThrow(
      `Port ${port} is taken. Set PORT=… to another one.`,
    );
  });

  it('is a free one when 0 is requested', async () => {
    expect(await claimPort({ setting: 'PORT', host, port: 0 })).toBeGreaterThan(0);
  });

  it('needs an address of this machine', async () => {
    await expect(claimPort({ setting: 'PORT', host: '203.0.113.7', port: 0 })).rejects.toThrow(
      'This machine has no address 203.0.113.7',
    );
  });
});
