import { announceReady } from './announce-ready.ts';
import { bringUp } from './bring-up.ts';
import { lockDataFolder, makePlan, runFolder } from './make-plan.ts';
import { onShutdownRequest } from './on-shutdown-request.ts';
import { childEnvironment } from './environment.ts';
import { createLog } from './log.ts';
import { PortUnavailable } from './claim-port.ts';
import { createProduct, type Product } from './product.ts';
import { StartRefused } from './start-refused.ts';
import { inRoot, root } from './root.ts';
import { runOnce } from './run-once.ts';
import { InvalidSettings, parseSettings } from './settings.ts';
import type { Plan } from './plan.ts';

/** How `start`, `dev` and `demo` differ. */
export interface Mode {
  /** Restart and rebuild when a source changes. */
  readonly watch?: boolean;
  /** Called after the build, to start services that only this mode has. */
  readonly startExtras?: (product: Product) => void;
  /** Called when the product is ready. */
  readonly onReady?: (plan: Plan, print: (text: string) => void) => Promise<void>;
}

const isForTheUser = (error: unknown) =>
  error instanceof InvalidSettings || error instanceof StartRefused || error instanceof PortUnavailable;

const describe = (error: unknown) => {
  if (isForTheUser(error) && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/**
 * Starts the whole product and keeps it running until a shutdown request. Sets the exit code: 0 after an orderly stop,
 * 1 when the start is refused or fails.
 */
export const main = async (mode: Mode = {}): Promise<void> => {
  const log = createLog(process.stdout);
  const say = (text: string) => {
    log.line('hub', text);
  };
  const ending = new AbortController();
  onShutdownRequest((reason) => {
    if (!ending.signal.aborted) say(`Stopping (${reason})`);
    ending.abort();
  });

  let unlock = () => {};
  let product: Product | undefined;
  try {
    const settings = parseSettings(process.env, root);
    unlock = lockDataFolder(settings);
    const plan = await makePlan(settings, mode.watch ?? false, say);
    await runOnce({
      name: 'build',
      program: inRoot('scripts/build.ts'),
      env: childEnvironment({}),
      onLine: (text) => {
        log.line('build', text);
      },
      signal: ending.signal,
    });
    product = createProduct(runFolder(settings), log);
    mode.startExtras?.(product);
    const { unavailable } = await bringUp({ plan, product, line: log.line, signal: ending.signal });
    if (await announceReady({ plan, log, unavailable, signal: ending.signal })) {
      await mode.onReady?.(plan, log.plain);
    }
    await untilAborted(ending.signal);
  } catch (error) {
    if (!ending.signal.aborted) {
      process.stderr.write(`${describe(error)}\n`);
      process.exitCode = 1;
      ending.abort();
    }
  } finally {
    await product?.stop();
    unlock();
  }
  process.exit();
};

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
