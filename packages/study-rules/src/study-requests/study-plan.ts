import { builtInModel, type ChatReply } from '@hub/contracts';
import { escapeMarkdown } from '../language/escape-markdown.ts';
import type { Section } from '../outline/outline.ts';
import type { Answering } from './answering.ts';
import { isCourseNote } from './course-notes.ts';
import { type Point, pointsOf } from './points.ts';
import { citationsOf, written } from './study-reply.ts';

const mostSessions = 7;
const mostTerms = 5;

const termsOf = (section: Section) =>
  section.parts.flatMap((part) => {
    if (part.kind === 'entries') return part.entries.map(({ term }) => term);
    return part.kind === 'table' ? part.rows.map(({ key }) => key) : [];
  });

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "I have 4 days": how many sessions there can be. */
const daysIn = (message: string): number | undefined => {
  const [, count = ''] = /\b(\d{1,2}|[a-z]{3,5}) (?:days?|tagen?|días?|jours?)\b/iu.exec(message) ?? [];
  const days = /^\d/u.test(count) ? Number(count) : numbers.indexOf(count.toLowerCase()) + 2;
  return days >= 2 ? Math.min(days, 14) : undefined;
};

const mostOfOccasion = 2;
/** What the documents say of the test that is prepared for: its day, what it covers. */
const occasionIn = (message: string, points: readonly Point[]): Point[] => {
  const [test] = /\b(?:exam|midterm|final|test|quiz|klausur|prüfung|examen|parcial)\b/iu.exec(message) ?? [];
  if (test === undefined) return [];
  const named = new RegExp(String.raw`\b${test}\b`, 'iu');
  return points
    .filter(({ text }) => named.test(text) && isCourseNote(text) && /\d/u.test(text))
    .slice(0, mostOfOccasion);
};

/** Sessions in the order of the documents, the last of them for what was hard. */
export const studyPlan = ({ message, documents }: Answering): ChatReply | undefined => {
  const sections = documents.flatMap((document) =>
    document.sections
      .filter(({ title, parts }) => title !== null && parts.length > 0 && !isCourseNote(title))
      .map((section) => ({ section, document })),
  );
  if (sections.length === 0) return undefined;
  const sessions = Math.min((daysIn(message) ?? mostSessions) - 1, sections.length);
  const groups = Array.from({ length: sessions }, (_, index) =>
    sections.slice(
      Math.floor((index * sections.length) / sessions),
      Math.floor(((index + 1) * sections.length) / sessions),
    ),
  );
  const lines = groups.map((group, index) => {
    const what = group.map(({ section }) => `${escapeMarkdown(section.title ?? '')} (page ${section.origin.page})`);
    const terms = [...new Set(group.flatMap(({ section }) => termsOf(section)))]
      .filter((term) => !isCourseNote(term) && !/\d$/u.test(term))
      .slice(0, mostTerms);
    const know = terms.length > 0 ? ` Know by heart: ${escapeMarkdown(terms.join(', '))}.` : '';
    return `${index + 1}. Read ${what.join(', ')}.${know} Then say the main points without looking.`;
  });
  const last = `${sessions + 1}. Take a practice test, and read again what you got wrong.`;
  const firsts = groups.flatMap(([first]) =>
    first
      ? pointsOf(first.document)
          .filter((point) => point.section === first.section)
          .slice(0, 1)
      : [],
  );
  const occasion = occasionIn(message, documents.flatMap(pointsOf));
  return {
    response: [
      'A plan over your documents, one session after the other:',
      ...(occasion.length > 0 ? [written({ heading: null, points: occasion })] : []),
      [...lines, last].join('\n'),
    ].join('\n\n'),
    modelUsed: builtInModel,
    citations: citationsOf([...occasion, ...firsts]),
  };
};
