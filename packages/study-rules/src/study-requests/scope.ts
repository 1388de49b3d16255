import type { DocumentOutline } from '../outline/outline.ts';
import { isInPart } from '../study-material/prompt/in-part.ts';
import { readPrompt } from '../study-material/prompt/read-prompt.ts';
import { rootsIn } from '../study-material/text.ts';
import { shareIn } from './about.ts';
import { type Point, pointsOf, titlesOf } from './points.ts';

export interface Scope {
  /** "section 4", "Glycolysis"; null for everything. */
  readonly name: string | null;
  readonly points: readonly Point[];
}

/** The documents that a message names, otherwise all. */
const documentsIn = (message: string, documents: readonly DocumentOutline[]) => {
  const said = new Set(rootsIn(message));
  const named = documents.filter(({ documentName }) => {
    const roots = rootsIn(documentName.replace(/\.\w{1,5}$/u, ''));
    return roots.length > 0 && shareIn(roots, said) === 1;
  });
  return named.length > 0 ? named : documents;
};

/** What a request covers: a numbered part, the sections under a heading that it names, or everything. */
export const scopeOf = (message: string, subject: string, documents: readonly DocumentOutline[]): Scope => {
  const points = documentsIn(message, documents).flatMap(pointsOf);
  const [part] = readPrompt(message).parts;
  if (part) {
    const inside = points.filter((point) => isInPart(point, part));
    return { name: `${part.kind} ${part.written}`, points: inside };
  }
  const roots = [...new Set(rootsIn(subject))];
  if (roots.length === 0) return { name: null, points };
  const titled = points.filter(({ section }) => shareIn(roots, new Set(rootsIn(titlesOf(section)))) === 1);
  return { name: subject, points: titled };
};
