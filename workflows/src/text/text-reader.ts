import { extensionOf } from '@hub/contracts';
import { type Limits, LimitedThread, TookTooMuch } from '../threads/limited-thread.ts';
import type { Page } from './blocks.ts';
import { UnreadableFile } from './unreadable.ts';
import type { ReadAnswer, ReadTask } from './worker.ts';

/** Reads files in a thread of its own; a file that takes too much harms nothing else. */
export class TextReader {
  readonly #thread: LimitedThread<ReadTask, ReadAnswer>;

  constructor(limits?: Limits) {
    this.#thread = new LimitedThread(new URL('worker.ts', import.meta.url), 'readInThread', limits);
  }

  /**
   * @param name tells the format by its extension
   * @throws UnreadableFile when the file is at fault, also when it goes over the limits
   */
  async read(data: Uint8Array, name: string, signal?: AbortSignal): Promise<Page[]> {
    try {
      const answer = await this.#thread.run({ data, extension: extensionOf(name) }, signal);
      if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
      return answer.pages;
    } catch (error) {
      if (!(error instanceof TookTooMuch)) throw error;
      const { milliseconds, megabytes } = this.#thread.limits;
      throw new UnreadableFile(`The file could not be read within ${milliseconds / 1000} seconds and ${megabytes} MB.`);
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
