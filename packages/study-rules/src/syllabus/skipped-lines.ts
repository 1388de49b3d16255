import { type Block, blockText, mostSkippedLines, type Page, type SkippedLine, type SkipReason } from '@hub/contracts';
import type { DateMention } from '../dates/date-mention.ts';
import { asWritten } from '../dates/inferred-date.ts';
import { isUndecided, isNonEvent } from '../events/non-events.ts';
import { mostDates } from './readers/read-clauses.ts';
import type { Candidate, Scope } from './readers/scope.ts';

const longestQuote = 200;

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();

const linesOf = (block: Block) =>
  (block.kind === 'table' ? block.rows.map((row) => row.join(' ')) : blockText(block).split('\n')).map(plain);

const reasonOf = (line: string, mentions: readonly DateMention[], scope: Scope): SkipReason => {
  if (mentions.length > mostDates) return 'too_many_dates';
  if (isUndecided(line)) return 'undecided';
  if (isNonEvent(line)) return 'policy';
  return mentions.some((mention) => scope.anchor(mention)) ? 'no_event' : 'outside_term';
};

/** Whether an event quotes this line or a part of it. */
const takenBy = (found: readonly Candidate[]) => {
  const pieces = new Set(found.flatMap(({ quote }) => quote.split(' … ')));
  const list = [...pieces];
  return (line: string) =>
    pieces.has(line) || list.some((piece) => piece !== '' && (line.includes(piece) || piece.includes(line)));
};

/** Lines with dates that became no event, with the reason; lines that name no event come last. */
export const skippedLines = (pages: readonly Page[], scope: Scope, found: readonly Candidate[]): SkippedLine[] => {
  const isTaken = takenBy(found);
  const seen = new Set<string>();
  const skipped = pages.flatMap(({ blocks }, index) =>
    blocks.flatMap(linesOf).flatMap((line) => {
      if (seen.has(line)) return [];
      seen.add(line);
      const mentions = scope.mentions(line);
      if (mentions.length === 0 || isTaken(line)) return [];
      const quote = asWritten(line).slice(0, longestQuote).toWellFormed();
      return [{ quote, page: index + 1, reason: reasonOf(line, mentions, scope) }];
    }),
  );
  const nameless = (line: SkippedLine) => Number(line.reason === 'no_event');
  return skipped.toSorted((a, b) => nameless(a) - nameless(b)).slice(0, mostSkippedLines);
};
