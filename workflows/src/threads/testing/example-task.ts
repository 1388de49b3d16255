import { setTimeout as sleep } from 'node:timers/promises';

export type ExampleTask = 'environment' | 'fail' | 'compute' | 'process' | 'wait' | 'fill';

const filled: Buffer[] = [];

/** Does what its name says, and returns what it found. */
export const doExample = async (task: ExampleTask): Promise<unknown> => {
  if (task === 'fail') throw new TypeError('a bad task');
  if (task === 'wait') await sleep(60_000);
  if (task === 'compute') for (;;);
  if (task === 'fill') filled.push(...Array.from({ length: 12 }, () => Buffer.alloc(25_000_000, 1)));
  if (task === 'fill') await sleep(60_000);
  return task === 'process' ? process.pid : { ...process.env };
};
