import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly port: number;
  /** Connections cut so far. */
  readonly cuts: () => number;
  /** Stops forwarding without closing connections: each side only sees silence. */
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
 * A proxy in front of a local port. It cuts a share of the connections when data is sent: alternately before the data
 * reaches the other side, and after it has but before a response can return.
 */
export const cuttingProxy = async (
  target: number,
  { share, seed }: { share: number; seed: number },
): Promise<CuttingProxy> => {
  const random = randomFrom(seed);
  const open = new Set<Socket>();
  let cuts = 0;
  let silent = false;

  const forward = (near: Socket) => {
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
    far.on('data', (response) => void (cut || silent || near.write(response)));
    near.on('data', (request) => {
      if (cut || silent) return;
      if (random() >= share) return void far.write(request);
      cut = true;
      cuts += 1;
      if (cuts % 2 === 0) end();
      // forwarded completely, with a moment to be processed
      else far.write(request, () => setTimeout(end, 20));
    });
  };

  const server = createServer(forward);
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
