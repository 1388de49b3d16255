import type { ClassId, DocumentId, Passage } from '@hub/contracts';
import type { Backend } from '../backend.ts';

interface Wanted {
  readonly classId: ClassId;
  readonly prompt: string;
  readonly documentIds: readonly DocumentId[] | null;
}

const found = 40;
const read = 100;
const keyOf = ({ documentId, page, text }: Passage) => `${documentId} ${page} ${text}`;

/** What cards and questions are made of: the passages that the prompt finds, then the others in reading order. */
export const materialFor = async (
  backend: Pick<Backend, 'passages'>,
  { classId, prompt, documentIds }: Wanted,
  signal?: AbortSignal,
): Promise<Passage[]> => {
  const [best, all] = await Promise.all([
    backend.passages({ classId, documentIds, question: prompt, limit: found }, signal),
    backend.passages({ classId, documentIds, question: '', limit: read }, signal),
  ]);
  return [...new Map([...best, ...all].map((passage) => [keyOf(passage), passage])).values()];
};
