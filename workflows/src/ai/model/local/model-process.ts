import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { ProviderFault } from '../language-model.ts';
import { type Ask, type Asked, Said } from './protocol.ts';

export interface ProcessOptions {
  /** The program, which implements the protocol. */
  readonly main: URL;
  readonly args: readonly string[];
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** The first wait before a process that ended is started again; doubled up to a minute. */
  readonly restartMs?: number;
}

/** One that ran this long was fine: the next wait is the first again. */
const stableMs = 60_000;
const longestRestartMs = 60_000;

const away = (what: string) => new ProviderFault(what, { isTemporary: true, retryAfterMs: Infinity });

/** A cancelled request that has not ended by then ends with the process: it would keep the next student waiting. */
const killAfterMs = 2000;

/** A process that has just ended fails no one: its end is heard. */
const tell = (child: ChildProcess, message: Asked) => void child.send(message, () => undefined);

interface Request extends Omit<Ask, 'kind' | 'id'> {
  readonly signal?: AbortSignal | undefined;
  readonly onPiece: (piece: string) => void;
}

/**
 * The process of a local model: started by the first request, and again with growing pauses after it ended.
 */
export class ModelProcess {
  readonly #options: ProcessOptions;
  #retryInMs = 0;
  #child: ChildProcess | undefined;
  #startAfter = 0;
  #lastId = 0;
  #isClosed = false;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /**
   * Sends one request; the caller sends no other before it has ended. A cancelled one ends as soon as the process
   * confirms it, or with the process.
   * @throws ProviderFault, or the signal's reason
   */
  async ask({ signal, onPiece, ...request }: Request): Promise<void> {
    signal?.throwIfAborted();
    const child = this.#running();
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const hear = (message: unknown) => {
      const said = Said.safeParse(message).data;
      if (!said || said.kind === 'ready' || said.id !== id) return;
      if (said.kind === 'text') onPiece(said.piece);
      else if (said.kind === 'done') resolve();
      else reject(new ProviderFault(`The local model failed: ${said.message}`, { isTemporary: false }));
    };
    const end = () => reject(away('The process of the local model ended'));
    let killing: NodeJS.Timeout | undefined;
    const cancel = () => {
      tell(child, { kind: 'cancel', id });
      killing = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    };
    child.on('message', hear).once('exit', end);
    signal?.addEventListener('abort', cancel, { once: true });
    tell(child, { kind: 'ask', id, ...request });
    try {
      await promise;
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(killing);
      signal?.removeEventListener('abort', cancel);
      child.off('message', hear).off('exit', end);
    }
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const { main, args, log } = this.#options;
    if (performance.now() < this.#startAfter) throw away('The process of the local model is being restarted');
    // no secrets: what a student wrote reaches native code here
    const child = fork(main, [...args], { env: {}, execArgv: [], serialization: 'advanced' });
    // it ends with this process, and does not keep it alive
    child.unref();
    child.channel?.unref();
    const since = performance.now();
    this.#child = child;
    child.on('error', () => child.kill('SIGKILL'));
    child.once('message', (message) => {
      const said = Said.safeParse(message).data;
      if (said?.kind === 'ready') log.info({ megabytes: said.megabytes }, 'a local model is loaded');
    });
    child.once('exit', (code, signal) => {
      this.#child = undefined;
      const first = this.#options.restartMs ?? 1000;
      const wasStable = performance.now() - since > stableMs;
      this.#retryInMs = wasStable || this.#retryInMs === 0 ? first : Math.min(2 * this.#retryInMs, longestRestartMs);
      this.#startAfter = performance.now() + this.#retryInMs;
      if (!this.#isClosed) log.warn({ code, signal, retryInMs: this.#retryInMs }, 'the process of a local model ended');
    });
    return child;
  }

  close(): void {
    this.#isClosed = true;
    this.#child?.kill('SIGKILL');
  }
}
