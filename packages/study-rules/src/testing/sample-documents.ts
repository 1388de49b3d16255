import { ClassView, Passage, UserId } from '@hub/contracts';
import { readFileSync } from 'node:fs';

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

const longest = 900;
const documentId = '6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34';

const cut = (page: string): string[] => {
  const pieces: string[] = [];
  for (const line of page.trim().split('\n')) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + line.length < longest) pieces[pieces.length - 1] = `${last}\n${line}`;
    else pieces.push(line);
  }
  return pieces;
};

export const textOf = (document: string) => readFileSync(new URL(`documents/${document}.txt`, import.meta.url), 'utf8');

/** The text of a document in passages, as the backend returns them. */
export const cutIntoPassages = (text: string, document: string): Passage[] =>
  text
    .split('\n---\n')
    .flatMap((page, index) =>
      cut(page).map((passage) =>
        Passage.parse({ documentId, documentName: `${document}.txt`, page: index + 1, text: passage, quote: '' }),
      ),
    );

export const passagesOf = (document: string): Passage[] => cutIntoPassages(textOf(document), document);
