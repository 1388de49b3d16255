import { blockText, ExtractedDate } from '@hub/contracts';
import type { Syllabus, SyllabusReading } from '../requests.ts';
import { findDates } from '../dates/find-dates.ts';
import type { DateMention } from '../dates/date-mention.ts';
import { dateOrderOf } from '../dates/date-order.ts';
import { resolveNear, windowOf } from '../dates/date-window.ts';
import { shortenTitle } from '../events/event-title.ts';
import { priorityOf } from '../events/event-type.ts';
import { mergeCandidates } from './merge-candidates.ts';
import { readBlocks } from './readers/read-blocks.ts';
import type { Scope } from './readers/scope.ts';
import { readWeekly } from './readers/read-weekly.ts';
import { numberedWeeks } from './readers/numbered-weeks.ts';
import { skippedLines } from './skipped-lines.ts';

const most = 500;

const scopeOf = ({ pages, uploadedOn }: Syllabus): Scope => {
  const blocks = pages.flatMap((page) => page.blocks);
  const text = blocks.map(blockText).join('\n');
  const order = dateOrderOf(text);
  const known = new Map<string, DateMention[]>();
  const mentions = (line: string) => {
    const found = known.get(line) ?? findDates(line, { order });
    known.set(line, found);
    return found;
  };
  const lines = blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [block.text]))
    .flatMap((part) => part.split('\n'));
  const window = windowOf(text, lines.flatMap(mentions), uploadedOn);
  const anchor: Scope['anchor'] = (mention) => {
    const days = mention.days.flatMap((day) => resolveNear(day, window) ?? []);
    return days.length > 0 ? { days, range: mention.range && days.length > 1, text: mention.text } : undefined;
  };
  const weeks = numberedWeeks(blocks, { mentions, anchor });
  return { mentions, anchor, week: (number) => weeks.get(number) };
};

/** Reads the dates of a syllabus by rules alone; the result is always the same. */
export const readSyllabus = (syllabus: Syllabus): SyllabusReading => {
  const scope = scopeOf(syllabus);
  const blocks = syllabus.pages.flatMap((page) => page.blocks);
  const found = [...readBlocks(blocks, scope), ...readWeekly(blocks, scope)];
  const dates = mergeCandidates(found)
    .slice(0, most)
    .map(({ title, day, time, type, quote }) =>
      ExtractedDate.parse({
        title: shortenTitle(title),
        dueDate: day,
        dueTime: time,
        eventType: type,
        priority: priorityOf(type),
        quote,
      }),
    );
  return { dates, skipped: skippedLines(syllabus.pages, scope, found) };
};
