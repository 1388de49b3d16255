import { extensionOf } from '@hub/contracts';
import { Piscina } from 'piscina';
import type { Page } from './blocks.ts';
import { watchMemory } from './memory.ts';
import { UnreadableFile } from './unreadable.ts';
import type { ReadAnswer, ReadTask } from './worker.ts';

export interface TextLimits {
  /** For one file, from the moment its reading begins. */
  readonly milliseconds: number;
  /** What the process may grow by while a file is read; parsers keep much of it outside the heap. */
  readonly megabytes: number;
}

/** Reliability R24. */
const usual: TextLimits = { milliseconds: 10_000, megabytes: 256 };

const tooMuch = (limits: TextLimits) =>
  new UnreadableFile(
    `The file could not be read within ${limits.milliseconds / 1000} seconds and ${limits.megabytes} MB.`,
  );

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Reads files in a thread of its own, one at a time; a file that takes too much ends its thread and nothing else. */
export class TextReader {
  readonly #limits: TextLimits;
  readonly #pool: Piscina<ReadTask, ReadAnswer>;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(limits: TextLimits = usual) {
    this.#limits = limits;
    this.#pool = new Piscina<ReadTask, ReadAnswer>({
      filename: new URL('worker.ts', import.meta.url).href,
      name: 'readInThread',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      // the file is data: the thread that parses it knows no secret
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: Math.max(64, limits.megabytes), maxYoungGenerationSizeMb: 32 },
    });
  }

  /**
   * @param name tells the format by its extension
   * @throws UnreadableFile when the file is at fault, also when it goes over the limits
   */
  read(data: Uint8Array, name: string, signal?: AbortSignal): Promise<Page[]> {
    const result = this.#turn.then(() => this.#readNow({ data, extension: extensionOf(name) }, signal));
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #readNow(task: ReadTask, signal?: AbortSignal): Promise<Page[]> {
    const memory = watchMemory(this.#limits.megabytes);
    const limit = AbortSignal.any([AbortSignal.timeout(this.#limits.milliseconds), memory.exceeded]);
    try {
      const answer = await this.#pool.run(task, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
      if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
      return answer.pages;
    } catch (error) {
      signal?.throwIfAborted();
      throw limit.aborted || isOutOfMemory(error) ? tooMuch(this.#limits) : error;
    } finally {
      memory.stop();
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
