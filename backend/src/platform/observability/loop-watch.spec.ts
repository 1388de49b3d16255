import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { duringOperation, watchLoop } from './loop-watch.ts';
import { metrics } from './metrics.ts';

const logged: object[] = [];
let stop: () => void;
beforeEach(async () => {
  logged.length = 0;
  metrics.loopHeld.reset();
  stop = watchLoop({ warn: (about: object) => void logged.push(about) });
  await pause(50);
  logged.length = 0;
});
afterEach(() => stop());

/** Computes until this thread has used as many milliseconds of the processor. */
const compute = (ms: number) => {
  const begun = process.threadCpuUsage();
  while (process.threadCpuUsage(begun).user + process.threadCpuUsage(begun).system < ms * 1000);
};
const counted = async () => (await metrics.loopHeld.get()).values.map(({ labels, value }) => [labels.operation, value]);
const names = () => logged.flatMap((about) => ('operations' in about ? about.operations : []));

it('a handler that keeps the loop over 50 ms is logged by its name and counted, also when it is done at once', async () => {
  await duringOperation(
    () => 'POST /api/slow',
    async () => compute(120),
  );
  await pause(50);
  expect(logged).toMatchObject([{ operations: ['POST /api/slow'], cpuMs: expect.any(Number) }]);
  expect(await counted()).toEqual([['POST /api/slow', 1]]);
});

it('a handler that stops in between is named too, and one that was done before is not', async () => {
  await duringOperation(
    () => 'GET /api/earlier',
    () => pause(5),
  );
  await pause(60);
  logged.length = 0;
  await duringOperation(
    () => 'GET /api/later',
    async () => {
      await pause(30);
      compute(120);
      await pause(30);
    },
  );
  expect(names()).toEqual(['GET /api/later']);
});

it('a name is listed once, and the list is limited', async () => {
  const held = Array.from({ length: 30 }, (_, index) =>
    duringOperation(
      () => `GET /api/${index % 12}`,
      () => pause(200),
    ),
  );
  await pause(30);
  compute(120);
  await Promise.all(held);
  expect(new Set(names()).size).toBe(10);
});

it('computing outside of any operation is counted as none', async () => {
  compute(120);
  await pause(50);
  expect(await counted()).toEqual([['none', 1]]);
});

it('waiting is not holding', async () => {
  await duringOperation(
    () => 'GET /api/waits',
    () => pause(150),
  );
  expect(names()).not.toContain('GET /api/waits');
});
