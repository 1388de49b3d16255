import type { ClassId, ClassView, DocumentId, Passage, UserId } from '@hub/contracts';
import type { Backend } from '../backend.ts';
import { distinctPassages } from './distinct-passages.ts';

interface Wanted {
  readonly studentId: UserId;
  readonly classId: ClassId;
  readonly prompt: string;
  readonly documentIds: readonly DocumentId[] | null;
}

const found = 40;
const read = 100;
/**
 * The material for cards and questions: the class, the passages that match the prompt, then the others in reading
 * order. `inReadingOrder` has the same ones as the documents have them; later matches are at its end.
 */
export const materialFor = async (
  backend: Pick<Backend, 'chatContext' | 'passages'>,
  { studentId, classId, prompt, documentIds }: Wanted,
  signal?: AbortSignal,
): Promise<{ class: ClassView; passages: Passage[]; inReadingOrder: Passage[] }> => {
  const [context, best, all] = await Promise.all([
    backend.chatContext({ studentId, classId, conversationId: null }, signal),
    backend.passages({ classId, documentIds, question: prompt, limit: found }, signal),
    backend.passages({ classId, documentIds, question: '', limit: read }, signal),
  ]);
  return {
    class: context.class,
    passages: distinctPassages([...best, ...all]),
    inReadingOrder: distinctPassages([...all, ...best]),
  };
};
