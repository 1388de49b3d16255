import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProduct, type Product } from './product.ts';
import { exists, fakeService, listeningLog, serving, stubborn, temporaryFolder } from './testing/fakes.ts';

let log: ReturnType<typeof listeningLog>;
let product: Product;
beforeEach(() => {
  log = listeningLog();
  product = createProduct(temporaryFolder(), log);
});
afterEach(() => product.stop());

describe('a process that dies', () => {
  it('is restarted, and the log says why', async () => {
    product.start(fakeService('api', serving));
    await log.until(/^api: pid/);
    const [first = 0] = log.pids();
    process.kill(first, 'SIGKILL');
    await log.until(/^api: pid/, 2);
    const [, second = 0] = log.pids();
    expect(exists(second)).toBe(true);
    expect(log.lines).toContain('hub: api ended (killed by SIGKILL); restarting in 0.2 s');
  });

  it('waits longer after each exit in a row, and shows its last lines', async () => {
    product.start(fakeService('worker', `console.error('no such file'); process.exit(3)`));
    await log.until(/ended 3 times in a row/);
    expect(log.lines.filter((line) => line.includes('restarting'))).toEqual([
      'hub: worker ended (exit code 3); restarting in 0.2 s',
      'hub: worker ended (exit code 3); restarting in 0.4 s',
      'hub: worker ended (exit code 3); restarting in 0.8 s',
    ]);
    expect(await log.until(/^hub: {3}no such file/)).toHaveLength(1);
  });

  it('takes its own child processes with it', async () => {
    product.start(fakeService('worker', stubborn));
    await log.until(/: pid/, 2);
    const [leader = 0, grandchild = 0] = log.pids();
    process.kill(leader, 'SIGKILL');
    await log.until(/: pid/, 4);
    expect(exists(grandchild)).toBe(false);
  });
});

describe('a program that cannot be started', () => {
  it('reports that at its first start', async () => {
    const missing = { name: 'api', start: () => Promise.reject(new Error('no such program')) };
    await expect(product.start(missing).started).rejects.toThrow('no such program');
  });
});

describe('stopping the product', () => {
  it('stops services that accept work before those that store it, whatever the order of the start', async () => {
    for (const name of ['eventlog', 'temporal', 'api', 'projector', 'worker'])
      product.start(fakeService(name, serving));
    await log.until(/: pid/, 5);
    await product.stop();
    expect(log.lines.filter((line) => line.endsWith('bye'))).toEqual([
      'api: bye',
      'worker: bye',
      'projector: bye',
      'temporal: bye',
      'eventlog: bye',
    ]);
    expect(log.pids().filter(exists)).toEqual([]);
  });

  it('kills processes that ignore SIGTERM, with their children, within 10 s', async () => {
    product.start(fakeService('api', stubborn));
    product.start(fakeService('worker', stubborn));
    await log.until(/: pid/, 4);
    const begin = performance.now();
    await product.stop();
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect(log.pids().filter(exists)).toEqual([]);
  });

  it('ends a process that is still starting', async () => {
    const part = fakeService('postgres', serving);
    const slow = { ...part, start: (onLine: (line: string) => void) => sleep(300).then(() => part.start(onLine)) };
    product.start(slow);
    await product.stop();
    expect(log.pids().filter(exists)).toEqual([]);
    expect(log.lines.filter((line) => line.includes('restarting'))).toEqual([]);
  });

  it('ends a process that waits for its restart', async () => {
    product.start(fakeService('api', 'process.exit(1)'));
    await log.until(/in 0.4 s/);
    await product.stop();
    expect(() => product.start(fakeService('worker', serving))).toThrow('is stopping');
  });
});
