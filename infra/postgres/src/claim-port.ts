import { createServer, type AddressInfo } from 'node:net';

/**
 * Returns the port to use (a free one for 0).
 * @throws when the port is taken; the message names it
 */
export function claimPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} on 127.0.0.1 is taken, so Postgres cannot start on it`) : error);
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: claimed } = server.address() as AddressInfo;
      server.close(() => resolve(claimed));
    });
  });
}
