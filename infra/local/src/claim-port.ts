import { createServer, type AddressInfo } from 'node:net';

/** A setting that names a port. */
export interface WantedPort {
  readonly setting: string;
  readonly host: string;
  readonly port: number;
}

/** A port that cannot be had; the message says what to set. */
export class PortUnavailable extends Error {
  override readonly name = 'PortUnavailable';
}

const reasons: Readonly<Record<string, (wanted: WantedPort) => string>> = {
  EADDRINUSE: ({ port, setting }) => `Port ${port} is taken. Set ${setting}=… to another one.`,
  EACCES: ({ port, setting }) => `Port ${port} needs more rights than this user has. Set ${setting}=… to another one.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Set HOST=… to one that it has.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is not known. Set HOST=… to an address of this machine.`,
};

/**
 * Makes sure that the port can be opened, and finds one where 0 is wanted.
 * @throws PortUnavailable naming the port, the reason and the setting
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
