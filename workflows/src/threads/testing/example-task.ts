import { setTimeout as sleep } from 'node:timers/promises';

export type ExampleTask = 'environment' | 'fail' | 'compute' | 'process' | 'wait';

/** Does what its name says, and returns what it found. */
export const doExample = async (task: ExampleTask): Promise<unknown> => {
  if (task === 'fail') throw new TypeError('a bad task');
  if (task === 'wait') await sleep(60_000);
  if (task === 'compute') for (;;);
  return task === 'process' ? process.pid : { ...process.env };
};
