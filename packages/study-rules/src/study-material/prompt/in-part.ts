import type { Section } from '../../outline/outline.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import { type AskedPart, numberOf } from './read-prompt.ts';

const numbered = (section: Section, { number, written }: AskedPart) =>
  section.number !== null &&
  (section.number === written ||
    (!written.includes('.') && numberOf(section.number) === number && !section.number.includes('.')));

const startsWith = (section: Section, { written }: AskedPart) => section.number?.startsWith(`${written}.`) ?? false;

/** The sections of a part: those with its number and the ones within them. */
const sectionsOf = ({ document }: Pick<Place, 'document'>, part: AskedPart): Set<Section> => {
  const own = document.sections.filter(
    (section) => isMarked(section.title ?? '', part) || (part.kind !== 'table' && numbered(section, part)),
  );
  const titles = new Set(own.map(({ title }) => title));
  const inner = document.sections.filter(
    (section) => startsWith(section, part) || section.within.some((title) => titles.has(title)),
  );
  return new Set([...own, ...inner]);
};

const inName = (name: string, { kind, number }: AskedPart) =>
  new RegExp(String.raw`(?<!\p{L})${kind}s?[\s_-]?0?${number}(?!\d)`, 'iu').test(name);

/** "Table 1. Vocabulary", "D. The crisis": a title that begins with its mark. */
const isMarked = (title: string, { kind, written }: AskedPart) => {
  const opening = title.toLowerCase();
  const mark = opening.startsWith(`${kind} `)
    ? opening.slice(kind.length + 1)
    : /^[a-h]$/iu.test(written)
      ? opening
      : '';
  return mark.startsWith(written.toLowerCase()) && !/^\.?[\p{L}\p{N}]/u.test(mark.slice(written.length));
};

/** Whether a candidate is in a numbered part: a page, a document of that name, or a section. */
export const isInPart = (candidate: Pick<Candidate, 'line' | 'document' | 'section'>, part: AskedPart): boolean => {
  if (/^(?:page|seite|página|slide|folie)$/u.test(part.kind) && candidate.line.origin.page === part.number) return true;
  if (inName(candidate.document.documentName, part)) return true;
  return sectionsOf(candidate, part).has(candidate.section);
};
