import { createServer, type AddressInfo } from 'node:net';

/** A port to listen on, and the setting that names it. */
export interface WantedPort {
  readonly setting: string;
  readonly host: string;
  readonly port: number;
}

/** The port is not available; the message says which setting to change. */
export class PortUnavailable extends Error {
  override readonly name = 'PortUnavailable';
}

const reasons: Readonly<Record<string, (wanted: WantedPort) => string>> = {
  EADDRINUSE: ({ port, setting }) => `Port ${port} is taken. Set ${setting}=… to another one.`,
  EACCES: ({ port, setting }) => `Port ${port} needs more rights than this user has. Set ${setting}=… to another one.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Set HOST=… to one of its addresses.`,
  ENOTFOUND: ({ host }) => `The host name ${host} cannot be resolved. Set HOST=… to an address of this machine.`,
};

/**
 * Checks that the port can be opened, and picks a free one for port 0.
 * @throws PortUnavailable that names the port, the reason and the setting
 */
export const claimPort = (wanted: WantedPort): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason ? new PortUnavailable(reason(wanted), { cause: error }) : error);
    });
    server.listen({ host: wanted.host, port: wanted.port, exclusive: true }, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
