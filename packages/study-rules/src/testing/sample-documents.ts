import { ClassView, type Passage, UserId } from '@hub/contracts';
import { readFileSync } from 'node:fs';
import { passagesOfText } from './document-passages.ts';

export const studentId = UserId.parse('0d6b7f4e-52c1-4a39-8e05-9b1c3d2f6a78');
export const course = ClassView.parse({
  id: 'e3f1a5c7-8d24-4b60-a9f3-1c5e7d0b2a46',
  name: 'Course',
  courseCode: null,
  instructor: null,
  color: 'blue',
  classType: 'general',
  description: null,
  createdAt: '2026-09-01T08:00:00.000Z',
});

/** Our own documents of a few pages of notes; three dashes separate the pages. */
export const documents = [
  'cell-biology',
  'french-revolution',
  'microeconomics',
  'data-structures',
  'memory-psychology',
];

export const textOf = (document: string) =>
  readFileSync(new URL(`../eval/answers/known/doc-${document}/document.txt`, import.meta.url), 'utf8');

/** A document in passages, as the backend returns them. */
export const passagesOf = (document: string): Passage[] => passagesOfText(textOf(document), document);
