import type { DocumentOutline, Part, Section } from '../outline/outline.ts';
import { rootsIn } from '../study-material/text.ts';
import { shareIn } from './about.ts';
import type { Answering } from './answering.ts';
import { listedInProse } from './list-in-prose.ts';
import { eachOnce, type Point, pointsOf, titlesOf } from './points.ts';
import { numberedPart } from './scope.ts';
import { inSentences } from './section-about.ts';
import { groupedReply } from './study-reply.ts';

const most = 25;

/** Kinds of parts that a student names. */
const named: readonly (readonly [Part['kind'], RegExp])[] = [
  ['formula', /\b(?:formula[es]?|formulas|equations?|formeln?|fórmulas|formules)\b/iu],
  ['timeline', /\b(?:dates|years|jahreszahlen|daten|fechas)\b/iu],
  ['entries', /\b(?:terms?|vocab\w*|definitions?|glossary|keywords?|begriffe|términos|termes)\b/iu],
];

/** Words that name the form of what is listed: a numbered list is steps without saying so. */
const forms =
  /^(?:steps?|stages?|phases?|procedure|instructions?|types?|kinds?|forms?|parts?|schritte?|arten?|typen?)$/iu;

interface Listed {
  readonly part: Part;
  readonly section: Section;
  readonly document: DocumentOutline;
}

const isListed = ({ part }: Listed) => ['list', 'entries', 'table', 'timeline'].includes(part.kind);

/** Words for the parts of a course that have a number. */
const parts = 'day week part section session lab unit chapter slide';

const leadOf = (part: Part) => {
  if (part.kind === 'list' || part.kind === 'entries') return part.lead ?? '';
  return part.kind === 'table' ? `${part.of} ${part.columns.join(' ')}` : '';
};

const termsOf = (part: Part) => {
  if (part.kind === 'entries') return part.entries.map(({ term }) => term).join(' ');
  return part.kind === 'table' ? part.rows.map(({ key }) => key).join(' ') : '';
};

/** How well a list is the one that the words name: by its lead and title, then by the titles above it. */
const fitOf = (words: readonly string[], { part, section, document }: Listed): number => {
  const lead = new Set(rootsIn(leadOf(part)));
  const number = section.number === null ? [] : [...rootsIn(parts), section.number];
  const own = new Set([...lead, ...rootsIn(section.title ?? ''), ...number]);
  const wide = new Set([
    ...own,
    ...rootsIn(`${titlesOf(section)} ${document.title ?? ''} ${termsOf(part)}`),
    ...(part.kind === 'list' && part.ordered ? rootsIn('steps stages phases procedure instructions') : []),
  ]);
  const roots = [...new Set(words.flatMap(rootsIn))];
  const [near, all] = [shareIn(roots, own), shareIn(roots, wide)];
  return near === 0 ? 0 : 0.5 * near + 0.4 * all + 0.1 * shareIn(roots, lead);
};

const enough = 0.55;
const inOrder = 0.3;
const wantsSteps = /\b(?:steps?|stages?|phases?|procedure|schritte?|ablauf|étapes?|pasos?)\b/iu;

const subjectWords = (subject: string) => {
  const words = subject.split(' ');
  const own = words.filter((word) => !forms.test(word));
  return own.length > 0 ? own : words;
};

const inBrackets = /^(.+?)\s?\(([\p{L}\d]{2,6})\)$/u;
/** "ltd" in the words of the title "Private limited company (Ltd)". */
const writtenOut = (subject: string, documents: readonly DocumentOutline[]): string => {
  const long = new Map(
    documents.flatMap(({ sections }) =>
      sections.flatMap(({ title }) => {
        const [, name, short] = inBrackets.exec(title ?? '') ?? [];
        return name && short ? [[short.toLowerCase(), name] as const] : [];
      }),
    ),
  );
  return subject
    .split(' ')
    .map((word) => long.get(word.toLowerCase()) ?? word)
    .join(' ');
};

/** The list, table or terms that a request names, whole. */
export const listAll = (answering: Answering) => {
  const { message, request, documents } = answering;
  const subject = request.subjects.join(' ');
  const points = documents.flatMap(pointsOf);
  const [kind] = named.find(([, pattern]) => pattern.test(message)) ?? [];
  const ofKind = kind ? points.filter((point) => point.kind === kind) : [];
  if (ofKind.length > 0)
    return groupedReply('From your documents:', [{ heading: null, points: ofKind.slice(0, most) }]);
  const inPart = inSentences(numberedPart(message, documents)).filter(({ kind: own }) => own !== 'prose');
  if (inPart.length > 0)
    return groupedReply('From your documents:', [
      { heading: inPart[0]?.section.title ?? null, points: eachOnce(inPart).slice(0, most) },
    ]);
  const inFull = writtenOut(subject, documents);
  const bestFit = (named: string, listed: Listed) =>
    Math.max(...new Set([named, inFull].map((each) => fitOf(subjectWords(each), listed))));
  const isOrdered = ({ part }: Listed) => part.kind === 'list' && part.ordered;
  const bonus = (listed: Listed, fit: number) =>
    fit > 0 && wantsSteps.test(message) && isOrdered(listed) ? fit + inOrder : fit;
  const all = documents.flatMap((document) =>
    document.sections.flatMap((section) => section.parts.map((part): Listed => ({ part, section, document }))),
  );
  const scored = all
    .filter(isListed)
    .map((listed) => ({ listed, fit: bonus(listed, bestFit(subject, listed)) }))
    .toSorted((a, b) => b.fit - a.fit);
  const [best] = scored;
  if (!best || best.fit < enough) return listedInProse(answering, subjectWords(subject).join(' '));
  const { section, part } = best.listed;
  // the terms and the other items of one list are parts with one lead; a numbered list has them all
  const together = section.parts.filter(
    (each) => leadOf(each) === leadOf(part) && isListed({ ...best.listed, part: each }),
  );
  const ordered = together.find((each) => each.kind === 'list' && each.ordered);
  const wanted = new Set<Part>(part.kind === 'table' ? [part] : ordered ? [ordered] : together);
  const isWanted = ({ part: own, isSubject }: Point) => wanted.has(own) && isSubject;
  return groupedReply(`From your documents:`, [
    { heading: section.title, points: points.filter(isWanted).slice(0, most) },
  ]);
};
