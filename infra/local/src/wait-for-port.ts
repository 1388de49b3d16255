import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const accepts = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const answer = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => {
      answer(true);
    });
    socket.once('error', () => {
      answer(false);
    });
    socket.once('timeout', () => {
      answer(false);
    });
  });

const remindEvery = 5000;

/**
 * Returns once the port accepts connections, or the signal aborts.
 * @param stillWaiting called every five seconds
 */
export const waitForPort = async (
  { host, port }: { host: string; port: number },
  signal: AbortSignal,
  stillWaiting: () => void = () => undefined,
): Promise<void> => {
  let remind = performance.now() + remindEvery;
  while (!signal.aborted && !(await accepts(host, port))) {
    if (performance.now() > remind) {
      stillWaiting();
      remind += remindEvery;
    }
    await sleep(50, undefined, { signal }).catch(() => undefined);
  }
};
