import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly port: number;
  /** Connections cut so far. */
  readonly cuts: () => number;
  /** From now on nothing is handed over, and no connection ends: to both sides the other is silent. */
  readonly silence: () => void;
  readonly close: () => Promise<void>;
}

/** mulberry32: the same seed gives the same numbers. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Stands before a port of this machine and cuts a share of the connections at the moment something is sent over them:
 * by turns before it reaches the other side, and after it has, before an answer can come back.
 */
export const cuttingProxy = async (
  target: number,
  { share, seed }: { share: number; seed: number },
): Promise<CuttingProxy> => {
  const random = randomFrom(seed);
  const open = new Set<Socket>();
  let cuts = 0;
  let silent = false;

  const join = (near: Socket) => {
    const far = connect(target, '127.0.0.1');
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        open.delete(socket);
        end();
      });
    }
    let cut = false;
    far.on('data', (answer) => void (cut || silent || near.write(answer)));
    near.on('data', (asked) => {
      if (cut || silent) return;
      if (random() >= share) return void far.write(asked);
      cut = true;
      cuts += 1;
      if (cuts % 2 === 0) end();
      // handed over in whole, and given a moment to be done
      else far.write(asked, () => setTimeout(end, 20));
    });
  };

  const server = createServer(join);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    silence: () => void (silent = true),
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
