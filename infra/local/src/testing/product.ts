import { setTimeout as sleep } from 'node:timers/promises';
import { bringUp } from '../bring-up.ts';
import { lockDataFolder, makePlan, runFolder } from '../make-plan.ts';
import { createLog } from '../log.ts';
import { createProduct } from '../product.ts';
import { parseSettings } from '../settings.ts';

export interface RunningProduct {
  readonly origin: string;
  stop(): Promise<void>;
}

const untilServing = async (origin: string) => {
  const end = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
    const health = (await answer?.json()) as { parts: Record<string, { ok: boolean }> } | undefined;
    if (health?.parts['projections']?.ok) return;
    if (Date.now() > end) throw new Error(`The product does not serve: ${JSON.stringify(health)}`);
    await sleep(100);
  }
};

const toTerminal = (text: string) => void (process.env['VERBOSE'] && process.stderr.write(text));

interface Told {
  readonly logLevel?: string;
  /** Gets all that is logged; unless given it goes to the terminal, if VERBOSE is set. */
  readonly onLog?: (text: string) => void;
  /** Settings besides the folder, the ports and the limits. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The whole product on this data folder, as a start runs it but for the build of the screens. Every port is a free one, nobody asks too often. */
export const startProduct = async (
  dataDir: string,
  { logLevel = 'warn', onLog = toTerminal, settings: more = {} }: Told = {},
): Promise<RunningProduct> => {
  const free = { PORT: '0', POSTGRES_PORT: '0', EVENT_LOG_PORT: '0', TEMPORAL_PORT: '0' };
  const unlimited = { LIMIT_READS_PER_SECOND: '0', LIMIT_WRITES_PER_SECOND: '0', LIMIT_ANONYMOUS_PER_SECOND: '0' };
  const settings = parseSettings({ ...more, ...free, ...unlimited, DATA_DIR: dataDir, LOG_LEVEL: logLevel }, '/');
  const unlock = lockDataFolder(settings);
  const log = createLog({ write: onLog });
  const ending = new AbortController();
  const product = createProduct(runFolder(settings), log);
  const stop = async () => {
    ending.abort();
    await product.stop();
    unlock();
  };
  try {
    const plan = await makePlan(settings, false, () => undefined);
    await bringUp({ plan, product, line: log.line, signal: ending.signal });
    const origin = `http://127.0.0.1:${plan.ports.web}`;
    await untilServing(origin);
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
