import type { ClassId, ClassView, DocumentId, Passage, UserId } from '@hub/contracts';
import type { Backend } from '../backend.ts';
import { distinctPassages } from './distinct-passages.ts';
import { classWhenRead, readingText } from './when-read.ts';

interface Wanted {
  readonly studentId: UserId;
  readonly classId: ClassId;
  readonly prompt: string;
  readonly documentIds: readonly DocumentId[] | null;
}

/** Less than a request waits for its result. */
const longestWaitMs = 30_000;
const found = 40;
const read = 100;
/**
 * The material for cards and questions, after what was just uploaded is read: the class, the passages that match the prompt, then the others in reading
 * order. `inReadingOrder` has the same ones as the documents have them; later matches are at its end.
 */
export const materialFor = async (
  backend: Pick<Backend, 'chatContext' | 'passages'>,
  { studentId, classId, prompt, documentIds }: Wanted,
  { signal, report }: { readonly signal?: AbortSignal; readonly report: (step: string, fraction: number) => void },
): Promise<{ class: ClassView; passages: Passage[]; inReadingOrder: Passage[] }> => {
  const context = await classWhenRead({
    contextOf: () => backend.chatContext({ studentId, classId, conversationId: null }, signal),
    documentIds,
    longestMs: longestWaitMs,
    onWait: (names) => {
      report(readingText(names), 0.1);
    },
    signal,
  });
  const [best, all] = await Promise.all([
    backend.passages({ classId, documentIds, question: prompt, limit: found }, signal),
    backend.passages({ classId, documentIds, question: '', limit: read }, signal),
  ]);
  return {
    class: context.class,
    passages: distinctPassages([...best, ...all]),
    inReadingOrder: distinctPassages([...all, ...best]),
  };
};
