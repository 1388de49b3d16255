import type { Passage } from '@hub/contracts';
import { type Heading, headingIn } from './headings.ts';
import { type Language, languageOf } from './language-of.ts';
import type { DocumentOutline, Line, Section } from './outline.ts';
import { groupsIn, headingLabel } from './groups.ts';
import { linesOf } from './read-lines.ts';
import { partsOf } from './read-parts.ts';
import { withoutSpeakers } from './speakers.ts';

interface Open extends Heading {
  readonly line: Line;
  readonly body: Line[];
}

const sectionsOf = (lines: readonly Line[], language: Language): Open[] => {
  const found: Open[] = [];
  lines.forEach((line, index) => {
    const [before, next, later] = [index - 1, index + 1, index + 2].map((at) => lines[at]?.text);
    const heading = headingIn(line.text, { before, next, later, language });
    if (heading) found.push({ ...heading, line, body: [] });
    else if (found.length === 0) found.push({ title: '', number: null, level: 2, line, body: [line] });
    else found.at(-1)?.body.push(line);
  });
  return found;
};

/**
 * The titles above each section: numbered ones of a higher level, or a title without text before its numbered parts. A
 * section without a number belongs to the numbered one before it, unless that is in such a group.
 */
const titlesAbove = (sections: readonly Open[]): string[][] => {
  let above: { title: string; level: number }[] = [];
  let group: string | null = null;
  let isOnlyTitles = true;
  return sections.map(({ title, level, number, body }, index) => {
    const isTop: boolean = isOnlyTitles && number === null;
    isOnlyTitles &&= body.length === 0;
    if (number === null) {
      if (group !== null) above = [];
      group = body.length === 0 && !isTop && sections[index + 1]?.number ? title : null;
      return above.map((one) => one.title);
    }
    above = above.filter((one) => one.level < level);
    const titles = [...(group === null ? [] : [group]), ...above.map((one) => one.title)];
    above.push({ title, level });
    return titles;
  });
};

/** The heading above each one, by their levels: one with marks of Markdown is only under others of them; the title is above none. */
const headingsAbove = (sections: readonly Open[]): (string | null)[] => {
  let above: { title: string; level: number; isMarked: boolean; isBare: boolean }[] = [];
  return sections.map(({ title, level, number, body, line: { text } }, index) => {
    const isMarked = text.startsWith('#');
    above = above.filter((one) => (one.isMarked && !isMarked) || (one.level < level && (one.isMarked || !isMarked)));
    // "4. Chatting" and its points are over no heading without a number
    const own = above.findLast((one) => one.isMarked || one.isBare || number !== null)?.title ?? null;
    if (index > 0 && title !== '')
      above.push({ title: headingLabel(title), level, isMarked, isBare: body.length === 0 });
    return own;
  });
};

const outlineOf = (passages: readonly Passage[]): DocumentOutline => {
  const lines = withoutSpeakers(linesOf(passages));
  const language = languageOf(lines.map(({ text }) => text).join('\n'));
  const open = sectionsOf(lines, language);
  const [first] = open;
  // the heading at the top, with at most a few words below it, is the title
  const isTitle = first && first.title !== '' && first.number === null && first.body.length <= 2 && open.length > 1;
  const above = titlesAbove(open);
  const headed = headingsAbove(open);
  const sections: Section[] = open.map(({ title, number, line: { origin }, body }, index) => ({
    title: title === '' ? null : title,
    number,
    within: above[index] ?? [],
    origin,
    parts: partsOf(body, title),
    groups: groupsIn(body, { title: title === '' ? null : title, above: headed[index] ?? null }),
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
