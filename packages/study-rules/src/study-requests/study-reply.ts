import { builtInModel, type ChatReply, type Source } from '@hub/contracts';
import { escapeMarkdown } from '../language/escape-markdown.ts';
import { capital } from '../study-material/text.ts';
import { sourceOf } from '../study-material/source-of.ts';
import { eachOnce, type Point } from './points.ts';

export interface Group {
  /** null without one. */
  readonly heading: string | null;
  readonly points: readonly Point[];
}

const mostCitations = 20;

const bullet = ({ text, line: { origin } }: Point) =>
  `- ${escapeMarkdown(text.replaceAll('**', ''))} (page ${origin.page})`;

export const written = ({ heading, points }: Group) =>
  [...(heading === null ? [] : [`**${escapeMarkdown(heading)}**`, '']), ...eachOnce(points).map(bullet)].join('\n');

export const citationsOf = (points: readonly Point[]): Source[] =>
  [...new Map(points.map(({ line }) => [`${line.origin.page} ${line.quote}`, sourceOf(line)])).values()].slice(
    0,
    mostCitations,
  );

/** A reply of the documents' own sentences, in groups. */
export const groupedReply = (opening: string, groups: readonly Group[]): ChatReply => ({
  response: [capital(opening), ...groups.filter(({ points }) => points.length > 0).map(written)].join('\n\n'),
  modelUsed: builtInModel,
  citations: citationsOf(groups.flatMap(({ points }) => points)),
});
