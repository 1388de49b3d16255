import { inRoot } from '@hub/local/supervisor';
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Check } from './check/check.ts';
import type { LoggedEvent } from './history/operation.ts';

const Line = z.object({
  stream: z.string(),
  revision: z.coerce.number(),
  id: z.string(),
  type: z.string(),
  metadata: z.record(z.string(), z.string()),
});

/** Runs the product's command line as an operator would. */
const hub = async (env: NodeJS.ProcessEnv, ...args: readonly string[]) => {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [inRoot('backend/src/hub.ts'), ...args], {
      env,
      timeout: 300_000,
      maxBuffer: 64 << 20,
    });
    return { ok: true, said: stdout };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, said: `${stdout}${stderr}`.trim() || String(error) };
  }
};

/**
 * Reads `$all` in order, through the official client.
 * @throws when it cannot be read
 */
export const exportLog = async (env: NodeJS.ProcessEnv, folder: string): Promise<LoggedEvent[]> => {
  const file = join(folder, 'log.ndjson');
  const { ok, said } = await hub(env, 'log', 'export', file);
  if (!ok) throw new Error(said);
  const events: LoggedEvent[] = [];
  for await (const line of createInterface(createReadStream(file))) events.push(Line.parse(JSON.parse(line)));
  return events;
};

/** Checks that the read models equal their rebuild and that no stream was parked. */
export const checkReadModels = async (env: NodeJS.ProcessEnv): Promise<Check[]> => {
  const verified = await hub(env, 'projections', 'verify');
  const status = await hub(env, 'projections', 'status');
  const parked = status.said.split('\n').filter((line) => line.startsWith('parked:'));
  return [
    {
      name: 'read models = rebuild',
      summary: verified.said.trim().split('\n').at(-1) ?? '',
      faults: verified.ok ? [] : [verified.said],
    },
    { name: 'parked streams', summary: String(parked.length), faults: status.ok ? parked : [status.said] },
  ];
};
