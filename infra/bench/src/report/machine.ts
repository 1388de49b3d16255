import { open, rm } from 'node:fs/promises';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { createLatencies } from '../measure/latencies.ts';
import { formatNumber } from './table.ts';

/** The least that one commit costs: the median time to write 8 KiB and flush it to disk, in ms. */
const flushOf = async (folder: string): Promise<number> => {
  const path = join(folder, 'flush');
  const file = await open(path, 'w');
  const block = Buffer.alloc(8192, 'x');
  const latencies = createLatencies();
  try {
    for (let count = 0; count < 300; count += 1) {
      const begin = performance.now();
      await file.write(block);
      await file.datasync();
      latencies.add(performance.now() - begin);
    }
  } finally {
    await file.close();
    await rm(path);
  }
  return latencies.summary().p50;
};

/** One-line description of the machine. */
export const machine = async (folder: string): Promise<string> => {
  const [processor] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const flush = `an 8 KiB write flushed to disk in ${formatNumber(await flushOf(folder))} ms`;
  return `${cpus().length} × ${processor?.model.trim() ?? 'processor'}, ${memory}, ${type()} ${release()}, Node ${process.versions.node}, ${flush}`;
};
