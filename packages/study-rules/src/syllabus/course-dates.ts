import { blockText, type Page, type TermChoice } from '@hub/contracts';
import type { Syllabus } from '../requests.ts';
import { findDates } from '../dates/find-dates.ts';
import type { DateMention } from '../dates/date-mention.ts';
import { dateOrderOf } from '../dates/date-order.ts';
import { resolveNear, windowOf } from '../dates/date-window.ts';
import { termChoices } from '../dates/term-choices.ts';
import { numberedWeeks } from './readers/numbered-weeks.ts';
import type { Scope } from './readers/scope.ts';

/** The dates of a course, solved once for the whole document. */
export interface CourseDates {
  readonly scope: Scope;
  /** Not empty when only the student knows which term it is. */
  readonly termChoices: readonly TermChoice[];
}

export const courseDates = (pages: readonly Page[], { uploadedOn, term }: Omit<Syllabus, 'pages'>): CourseDates => {
  const blocks = pages.flatMap((page) => page.blocks);
  const text = blocks.map(blockText).join('\n');
  const order = dateOrderOf(text);
  const known = new Map<string, DateMention[]>();
  const mentions = (line: string) => {
    const found = known.get(line) ?? findDates(line, { order });
    known.set(line, found);
    return found;
  };
  const all = blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [block.text]))
    .flatMap((part) => part.split('\n'))
    .flatMap(mentions);
  const window = term ?? windowOf(text, all, uploadedOn);
  const anchor: Scope['anchor'] = (mention) => {
    const days = mention.days.flatMap((day) => resolveNear(day, window) ?? []);
    return days.length > 0 ? { days, range: mention.range && days.length > 1, text: mention.text } : undefined;
  };
  const weeks = numberedWeeks(blocks, { mentions, anchor });
  const scope: Scope = { mentions, anchor, week: (number) => weeks.get(number) };
  return { scope, termChoices: term ? [] : termChoices({ text, mentions: all, window }, uploadedOn) };
};
