import type { DocumentId, Page } from '@hub/contracts';
import type { Backend } from '../backend.ts';
import { SharedWork } from './shared-work.ts';
import type { ReadOptions, TextReader } from './text-reader.ts';

type Calls = Pick<Backend, 'source' | 'file' | 'storedText' | 'storeText'>;
type OnPage = NonNullable<ReadOptions['onPage']>;

/** The text of documents: read once, then stored by the backend for every workflow. */
export class DocumentTexts {
  readonly #backend: Calls;
  readonly #reader: Pick<TextReader, 'read'>;
  readonly #reading = new SharedWork<Page[]>();
  /** Every workflow that waits for a document reports its pages. */
  readonly #watching = new Map<OnPage, DocumentId>();

  constructor(backend: Calls, reader: Pick<TextReader, 'read'>) {
    this.#backend = backend;
    this.#reader = reader;
  }

  /** @throws UnreadableFile | BackendAway | DocumentGone */
  async pagesOf(id: DocumentId, { signal, onPage }: ReadOptions = {}): Promise<Page[]> {
    if (onPage) this.#watching.set(onPage, id);
    try {
      return (await this.#backend.storedText(id, signal)) ?? (await this.#read(id, signal));
    } finally {
      if (onPage) this.#watching.delete(onPage);
    }
  }

  #read(id: DocumentId, signal?: AbortSignal): Promise<Page[]> {
    const onPage: OnPage = (page, pages) => {
      for (const [report, watched] of this.#watching) if (watched === id) report(page, pages);
    };
    const work = async (shared: AbortSignal) => {
      const { name, studentId } = await this.#backend.source(id, shared);
      const file = await this.#backend.file(id, shared);
      const pages = await this.#reader.read(file, name, { owner: studentId ?? undefined, signal: shared, onPage });
      await this.#backend.storeText(id, pages, shared);
      return pages;
    };
    return this.#reading.run(id, work, signal);
  }
}
