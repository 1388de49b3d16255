import { Passage } from '@hub/contracts';
import type { Material } from '../requests.ts';
import { course, studentId } from './sample-documents.ts';

const documentId = '6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34';

/** A request for ten items about a document with one page for each text. */
export const materialOf = (prompt: string, ...texts: string[]): Material => ({
  studentId,
  class: course,
  prompt,
  count: 10,
  passages: texts.map((text, index) =>
    Passage.parse({ documentId, documentName: 'a.txt', page: index + 1, text, quote: '' }),
  ),
});
