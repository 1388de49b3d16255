import { type DocumentId, extensionOf, type Page } from '@hub/contracts';
import type { Syllabus, SyllabusReading } from '@hub/study-rules';
import type { Backend } from '../backend.ts';
import { DocumentTexts } from '../text/document-texts.ts';
import type { ReadAnswer, ReadTask } from '../text/reader-thread.ts';
import { hasText, type PageWithPictures, withinStoredLimit } from '../text/stored-pages.ts';
import { UnreadableFile } from '../text/unreadable-file.ts';
import { type Limits, LimitedThread, LimitExceeded, type RunOptions } from '../threads/limited-thread.ts';

/** The syllabus is not short, and is read in the ordinary way. */
export class NotShort extends Error {
  override readonly name = 'NotShort';
}

const limits: Limits = { milliseconds: 2000, megabytes: 256 };
/** Formats of packed text; in every other format, a file of this size is a very long text. */
const packed = new Set(['pdf', 'docx', 'xlsx', 'pptx']);
const mostBytes = (name: string) => (packed.has(extensionOf(name)) ? 400_000 : 40_000);
/** Of text, in characters of its stored form: about twenty pages. */
const mostText = 100_000;

const hasPictures = ({ pictures = [] }: PageWithPictures) => pictures.length > 0;

/** @throws NotShort when a task takes too long */
const soon = async <Task, Answer>(thread: LimitedThread<Task, Answer>, task: Task, options: RunOptions) => {
  try {
    return await thread.run(task, options);
  } catch (error) {
    if (error instanceof LimitExceeded) throw new NotShort('It takes long', { cause: error });
    throw error;
  }
};

/** Reads short syllabi in threads that nothing else uses, so that none waits behind a scan or a long list. */
export class ShortSyllabi {
  readonly #backend: Backend;
  readonly #texts: DocumentTexts;
  readonly #reader = new LimitedThread<ReadTask, ReadAnswer>(
    new URL('../text/reader-thread.ts', import.meta.url),
    'readInThread',
    { limits, priority: 'usual' },
  );
  readonly #dates = new LimitedThread<Syllabus, SyllabusReading>(
    new URL('../ai/rules-thread.ts', import.meta.url),
    'readSyllabus',
    { limits, priority: 'usual' },
  );

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#texts = new DocumentTexts(backend, { read: (data, name, options) => this.#read(data, name, options) });
  }

  /** @throws NotShort for everything that takes long; UnreadableFile | BackendAway | DocumentGone */
  async extractDates(documentId: DocumentId, signal: AbortSignal): Promise<SyllabusReading> {
    const { name, size, uploadedOn, term, studentId } = await this.#backend.source(documentId, signal);
    if (size === null || size > mostBytes(name)) throw new NotShort('It is a large file');
    const pages = await this.#texts.pagesOf(documentId, { signal });
    if (JSON.stringify(pages).length > mostText) throw new NotShort('It is a long text');
    return soon(this.#dates, { pages, uploadedOn, term }, { owner: studentId ?? undefined, signal });
  }

  async #read(data: Uint8Array, name: string, options: RunOptions = {}): Promise<Page[]> {
    const answer = await soon(this.#reader, { data, extension: extensionOf(name) }, options);
    if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
    const { pages } = answer;
    if (!hasText(pages) || pages.some(hasPictures)) throw new NotShort('It has pictures');
    return withinStoredLimit(pages);
  }

  async close(): Promise<void> {
    await Promise.all([this.#reader.close(), this.#dates.close()]);
  }
}
