import type { ExtractedDate } from '@hub/contracts';
import { UnreadableFile } from '../../text/unreadable.ts';
import { type Limits, LimitedThread, TookTooMuch } from '../../threads/limited-thread.ts';
import type { StudyAi, Syllabus } from '../study-ai.ts';

/** Answers by rules alone, without a key and without a network; in a thread, for a long text must not stop the worker. */
export class BuiltinAi implements StudyAi {
  readonly #thread: LimitedThread<Syllabus, ExtractedDate[]>;

  constructor(limits?: Limits) {
    this.#thread = new LimitedThread(new URL('extract.ts', import.meta.url), 'extractByRules', limits);
  }

  async extractDates(syllabus: Syllabus, signal?: AbortSignal): Promise<ExtractedDate[]> {
    try {
      return await this.#thread.run(syllabus, signal);
    } catch (error) {
      if (error instanceof TookTooMuch) throw new UnreadableFile('The syllabus is too long to be read for dates.');
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
