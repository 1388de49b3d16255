import { extensionOf, type Page } from '@hub/contracts';
import { LimitedProcess } from '../threads/limited-process.ts';
import {
  type LimitedFunction,
  type Limits,
  LimitedThread,
  LimitExceeded,
  type RunOptions,
} from '../threads/limited-thread.ts';
import { hasText, type PageWithPictures, withinStoredLimit } from './stored-pages.ts';
import { noText, UnreadableFile } from './unreadable-file.ts';
import type { ReadAnswer, ReadTask } from './reader-thread.ts';

/** Formats whose pages can be pictures. */
const formatsWithPictures = new Set(['pdf', 'jpeg', 'jpg', 'png', 'gif', 'webp']);
const mostPictures = 40;
/** Pictures on pages that also have text. */
const mostInText = 10;
/** After this many pages in a row without a word, the rest is not a scan. */
const mostInVain = 2;
/** A page takes a few seconds, and much memory outside of the heap. */
const forPictures: Limits = { milliseconds: 60_000, megabytes: 700 };

const module = new URL('reader-thread.ts', import.meta.url);

const runIn = async (readers: LimitedFunction<ReadTask, ReadAnswer>, task: ReadTask, options?: ReadOptions) => {
  try {
    const answer = await readers.run(task, options);
    if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
    return answer.pages;
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error;
    const { milliseconds, megabytes } = readers.limits;
    throw new UnreadableFile(`The file could not be read within ${milliseconds / 1000} seconds and ${megabytes} MB.`);
  }
};

const nothingIfUnreadable = (error: unknown): Page[] => {
  if (error instanceof UnreadableFile) return [];
  throw error;
};

export interface ReadOptions extends RunOptions {
  /** Called before each page whose pictures are recognised, which takes seconds; counts from 1. */
  readonly onPage?: ((page: number, pages: number) => void) | undefined;
}

/**
 * Reads text in a separate thread, and pictures in a process that ends, because recognition keeps its memory. A file over
 * the limits affects no other.
 */
export class TextReader {
  readonly #texts: LimitedFunction<ReadTask, ReadAnswer>;
  readonly #pictures: LimitedFunction<ReadTask, ReadAnswer>;

  constructor(limits?: Limits) {
    this.#texts = new LimitedThread(module, 'readInThread', { limits });
    this.#pictures = new LimitedProcess(module, 'readInThread', forPictures);
  }

  /**
   * The pages of a file; for a scan, the first ones.
   * @param name its extension gives the format
   * @throws UnreadableFile when the file is at fault, or exceeds the limits
   */
  async read(data: Uint8Array, name: string, options?: ReadOptions): Promise<Page[]> {
    const extension = extensionOf(name);
    const pages = await runIn(this.#texts, { data, extension }, options);
    if (formatsWithPictures.has(extension)) {
      await this.#recognisePages(pages, { data, extension }, options);
      await this.#recognisePictures(pages, { data, extension }, options);
    }
    if (!hasText(pages)) throw new UnreadableFile(noText);
    return withinStoredLimit(pages);
  }

  /** Fills pages without text by recognising them. */
  async #recognisePages(pages: PageWithPictures[], file: ReadTask, options: ReadOptions = {}): Promise<void> {
    const empty = pages.flatMap((page, index) => (hasText([page]) ? [] : [index]));
    let inVain = 0;
    for (const index of empty.slice(0, mostPictures)) {
      options.onPage?.(index + 1, pages.length);
      const found = await runIn(this.#pictures, { ...file, picture: index + 1 }, options);
      inVain = hasText(found) ? 0 : inVain + 1;
      pages.splice(index, 1, ...found);
      if (inVain === mostInVain) return;
    }
  }

  /** Adds the words of pictures to pages with text. A picture that cannot be read is left out: the text is enough. */
  async #recognisePictures(pages: PageWithPictures[], file: ReadTask, options: ReadOptions = {}): Promise<void> {
    const pictures = pages.flatMap(({ pictures: parts = [] }, index) => parts.map((part) => ({ index, part })));
    let inVain = 0;
    for (const { index, part } of pictures.slice(0, mostInText)) {
      options.onPage?.(index + 1, pages.length);
      const found = await runIn(this.#pictures, { ...file, picture: index + 1, part }, options).catch(
        nothingIfUnreadable,
      );
      inVain = hasText(found) ? 0 : inVain + 1;
      const blocks = [...(pages[index]?.blocks ?? []), ...found.flatMap((page) => page.blocks)];
      pages[index] = { blocks };
      if (inVain === mostInVain) return;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#texts.close(), this.#pictures.close()]);
  }
}
