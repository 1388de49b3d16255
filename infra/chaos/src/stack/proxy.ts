import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Random } from '../plan/random.ts';

interface Proxy {
  readonly port: number;
  /** Share of requests whose connection is cut, from 0 to 1. */
  cut(share: number): void;
  close(): Promise<void>;
}

interface ProxyOptions {
  readonly target: number;
  /** Number of initial chunks of a connection that are never cut: greetings, keys, passwords. */
  readonly greetings: number;
  readonly random: Random;
}

/** Starts a TCP proxy on this machine that cuts connections after a request, or before its response. */
export const startProxy = async ({ target, greetings, random }: ProxyOptions): Promise<Proxy> => {
  let share = 0;
  const sockets = new Set<Socket>();

  const pass = (client: Socket) => {
    const server = connect(target, '127.0.0.1');
    const cut = () => [client, server].forEach((socket) => socket.destroy());
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', cut);
      socket.on('close', () => sockets.delete(socket) && cut());
    }
    let pieces = 0;
    let cutsAnswer = false;
    client.on('data', (piece) => {
      pieces += 1;
      const isCut = pieces > greetings && random.chance(share);
      cutsAnswer ||= isCut && random.chance(0.5);
      server.write(piece, () => isCut && !cutsAnswer && cut());
    });
    server.on('data', (piece) => (cutsAnswer ? cut() : client.write(piece)));
  };

  const listener = createServer(pass).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    cut: (wanted) => void (share = wanted),
    close: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
