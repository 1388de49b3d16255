import type { chatContext, DocumentId } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';

type ClassContext = z.infer<typeof chatContext.result>;

interface Waiting {
  /** Reads the class again. */
  readonly contextOf: () => Promise<ClassContext>;
  /** The documents that matter; null for all of the class. */
  readonly documentIds?: readonly DocumentId[] | null;
  readonly longestMs: number;
  /** Called with the names of the documents that are still being read. */
  readonly onWait: (names: readonly string[]) => void;
  readonly signal?: AbortSignal | undefined;
}

const pauseMs = 500;

/** "Reading notes.pdf" */
export const readingText = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? `Reading ${first}` : `Reading ${first} and ${more.length} more`;

/**
 * The class once the documents that were uploaded just before can be searched, or after the longest wait: a request right
 * after an upload is about that upload.
 */
export const classWhenRead = async ({
  contextOf,
  documentIds = null,
  longestMs,
  onWait,
  signal,
}: Waiting): Promise<ClassContext> => {
  const until = performance.now() + longestMs;
  for (;;) {
    const context = await contextOf();
    const unread = context.unread.filter(({ id }) => documentIds === null || documentIds.includes(id));
    if (unread.length === 0 || performance.now() >= until) return context;
    onWait(unread.map(({ name }) => name));
    await sleep(pauseMs, undefined, { signal });
  }
};
