import { builtInModel, type ChatReply } from '@hub/contracts';
import { escapeMarkdown } from '../language/escape-markdown.ts';
import type { Answering } from './answering.ts';
import { isCourseNote } from './course-notes.ts';
import { pointsAbout } from './about.ts';
import { pointsOf } from './points.ts';
import { citationsOf, written } from './study-reply.ts';

const mostTitles = 12;
const mostWords = 4;
const mostPoints = 3;

const titlesOf = ({ documents }: Answering) =>
  documents
    .flatMap(({ sections }) =>
      sections.flatMap(({ title, parts }) => (title !== null && parts.length > 0 ? [title] : [])),
    )
    .filter((title) => !isCourseNote(title));

/** Says which subject the documents do not name, what they say about the other ones, and what they do have. */
export const notThere = (answering: Answering, missing: readonly string[]): ChatReply | undefined => {
  const { documents, request } = answering;
  // a long one is a question in other words, which a passage may still answer
  if (documents.length === 0 || missing.length === 0 || missing.some((each) => each.split(' ').length > mostWords))
    return undefined;
  const points = documents.flatMap(pointsOf);
  const groups = request.subjects
    .filter((subject) => !missing.includes(subject))
    .map((heading) => ({
      heading,
      points: pointsAbout(heading, points)
        .slice(0, mostPoints)
        .map(({ point }) => point),
    }))
    .filter((group) => group.points.length > 0);
  const titles = [...new Set(titlesOf(answering))].slice(0, mostTitles);
  return {
    response: [
      `Your documents do not mention ${escapeMarkdown(missing.join(' or '))}.`,
      ...groups.map(written),
      ...(titles.length > 0 ? [`They cover: ${titles.map(escapeMarkdown).join('; ')}.`] : []),
    ].join('\n\n'),
    modelUsed: builtInModel,
    citations: citationsOf(groups.flatMap((group) => group.points)),
  };
};
