import type { DocumentId, Page } from '@hub/contracts';
import type { Backend } from '../backend.ts';
import { SharedWork } from './shared-work.ts';
import type { TextReader } from './text-reader.ts';

type Calls = Pick<Backend, 'source' | 'file' | 'storedText' | 'storeText'>;

/** The text of documents: read once, then stored by the backend for every workflow. */
export class DocumentTexts {
  readonly #backend: Calls;
  readonly #reader: Pick<TextReader, 'read'>;
  readonly #reading = new SharedWork<Page[]>();

  constructor(backend: Calls, reader: Pick<TextReader, 'read'>) {
    this.#backend = backend;
    this.#reader = reader;
  }

  /** @throws UnreadableFile | BackendAway | DocumentGone */
  async pagesOf(id: DocumentId, signal?: AbortSignal): Promise<Page[]> {
    return (await this.#backend.storedText(id, signal)) ?? this.#read(id, signal);
  }

  #read(id: DocumentId, signal?: AbortSignal): Promise<Page[]> {
    const work = async (shared: AbortSignal) => {
      const { name } = await this.#backend.source(id, shared);
      const pages = await this.#reader.read(await this.#backend.file(id, shared), name, shared);
      await this.#backend.storeText(id, pages, shared);
      return pages;
    };
    return this.#reading.run(id, work, signal);
  }
}
