import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { s3Settings, temporalSettings } from './environment.ts';
import type { Plan } from './plan.ts';
import { secretsFolder } from './secrets.ts';

const wanted = [
  'DATABASE_URL',
  'EVENTSTORE_URL',
  'TEMPORAL_ADDRESS',
  ...temporalSettings,
  ...s3Settings,
  'MASTER_KEY',
  'DATA_DIR',
];

/**
 * Writes the backend's settings for `pnpm hub` to a file that only its owner can read, and removes it when the signal
 * aborts. A master key from the environment is never written; `pnpm hub` then needs the same environment.
 */
export const writeHubSettings = (
  { settings }: Pick<Plan, 'settings'>,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): void => {
  const path = join(secretsFolder(settings.DATA_DIR), 'hub.json');
  const remove = () => {
    rmSync(path, { force: true });
  };
  remove();
  if (settings.MASTER_KEY !== undefined || signal.aborted) return;
  const left = Object.fromEntries(wanted.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
  const half = `${path}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(left, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(half, path);
  signal.addEventListener('abort', remove, { once: true });
};
