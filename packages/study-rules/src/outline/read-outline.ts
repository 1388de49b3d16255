import type { Passage } from '@hub/contracts';
import { type Heading, headingIn } from './headings.ts';
import { languageOf } from './language-of.ts';
import type { DocumentOutline, Line, Section } from './outline.ts';
import { linesOf } from './read-lines.ts';
import { partsOf } from './read-parts.ts';

interface Open extends Heading {
  readonly line: Line;
  readonly body: Line[];
}

const sectionsOf = (lines: readonly Line[]): Open[] => {
  const found: Open[] = [];
  lines.forEach((line, index) => {
    const [before, next, later] = [index - 1, index + 1, index + 2].map((at) => lines[at]?.text);
    const heading = headingIn(line.text, { before, next, later });
    if (heading) found.push({ ...heading, line, body: [] });
    else if (found.length === 0) found.push({ title: '', number: null, level: 2, line, body: [line] });
    else found.at(-1)?.body.push(line);
  });
  return found;
};

const outlineOf = (passages: readonly Passage[]): DocumentOutline => {
  const lines = linesOf(passages);
  const language = languageOf(lines.map(({ text }) => text).join('\n'));
  const open = sectionsOf(lines);
  const [first, second] = open;
  // the heading at the top that is followed by another one, or by a few words, is the title
  const isTitle = first && first.title !== '' && second && first.body.length <= 3 && first.number === null;
  const sections: Section[] = open.map(({ title, number, level, line: { origin }, body }) => ({
    title: title === '' ? null : title,
    number,
    level,
    origin,
    parts: partsOf(body, title),
  }));
  return {
    documentName: passages[0]?.documentName ?? '',
    title: isTitle ? first.title : null,
    language,
    sections,
  };
};

/** The outlines of the documents that passages belong to; the passages of each are in reading order. */
export const readOutline = (passages: readonly Passage[]): DocumentOutline[] => {
  const documents = new Map<string, Passage[]>();
  for (const passage of passages) {
    const own = documents.get(passage.documentId);
    if (own) own.push(passage);
    else documents.set(passage.documentId, [passage]);
  }
  return [...documents.values()].map(outlineOf);
};
