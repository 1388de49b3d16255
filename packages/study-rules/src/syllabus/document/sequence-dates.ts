import type { Block, Page } from '@hub/contracts';
import type { MonthDay } from '../../dates/calendar.ts';
import { findDates } from '../../dates/find-dates.ts';
import { inferredDate } from '../../dates/inferred-date.ts';
import { mayBeMonth, monthNames, monthNumber, weekdayNamesNearDate } from '../../dates/month-and-weekday-names.ts';
import { dayChain } from './day-chain.ts';

/** A piece of text that may begin with a date: a line, or a cell of a table. */
interface Lead {
  text: string;
  /** Cells of like tables in one position are one sequence, and so are all lines. */
  readonly sequence: string;
  /** Whether it is a cell without anything but a day. */
  readonly cell: boolean;
}

const mostLeads = 6000;
const mostInSequence = 600;
/** In lines or cells from the name of a month, or from the day before. */
const farthest = 60;
/** A cell with more than a day, in characters. */
const longestCell = 40;

const weekday = String.raw`(?:(?:${weekdayNamesNearDate}|\p{L})[.,:]?\s*)?`;
const twoNumbers = new RegExp(
  String.raw`^([\s\p{P}]*${weekday})((\d{1,2})\s?([-–.·])\s?(\d{1,2}))(?![\d\p{L}%]|[-–.·/:,]\s?\d)`,
  'iu',
);
const oneNumber = new RegExp(
  String.raw`^([\s\p{P}]*${weekday})((\d{1,2})(?:st|nd|rd|th|[ºª.])?)(?![\d\p{L}%]|\s?[.,:/–-]\s?\d|\s?(?:%|points?|pts))`,
  'iu',
);
const nothingElse = new RegExp(String.raw`^[\s\p{P}]*(?:\(?(?:${weekdayNamesNearDate})\)?)?[\s\p{P}]*$`, 'iu');
const monthAtEnd = new RegExp(
  String.raw`^(?:.{0,60}[\s\p{P}])?(${monthNames})\.?(?:[\s,]+(?:19|20)\d{2})?[\s\p{P}]*$`,
  'iu',
);

const leadsOf = (pages: readonly Page[]) => {
  const leads: Lead[] = [];
  const lead = (text: string, sequence: string, cell: boolean) => {
    const made = { text, sequence, cell };
    leads.push(made);
    return made;
  };
  const rebuild = pages.map(({ blocks }) =>
    blocks.map((block): (() => Block) => {
      if (block.kind !== 'table') {
        const lines = block.text.split('\n').map((text) => lead(text, 'lines', false));
        return () => ({ ...block, text: lines.map(({ text }) => text).join('\n') });
      }
      const rows = block.rows.map((row) => row.map((text, index) => lead(text, `${row.length}:${index}`, true)));
      return () => ({ kind: 'table', rows: rows.map((row) => row.map(({ text }) => text)) });
    }),
  );
  return { leads, pages: () => rebuild.map((blocks): Page => ({ blocks: blocks.map((block) => block()) })) };
};

/** In characters: a date at the beginning of a text starts and ends there. */
const [start, end] = [16, 48];

/** The date that a text begins with, if it says so itself. */
const leadingDate = (text: string) => {
  if (!/\d/u.test(text.slice(0, end))) return undefined;
  const [first] = findDates(text.slice(0, end), { order: 'month-first' });
  return first !== undefined && first.start < start ? first : undefined;
};

const write = (lead: Lead, [, before = '', written = '']: RegExpExecArray, date: MonthDay) => {
  lead.text = before + inferredDate(date, written) + lead.text.slice(before.length + written.length);
};

/** "8-27", "11.3": month and day, or day and month, whichever makes the sequence a schedule. */
const twoNumberDates = (leads: readonly Lead[]) => {
  for (const own of Map.groupBy(leads, ({ sequence }) => sequence).values()) {
    const found = own.flatMap((lead) => {
      const match = twoNumbers.exec(lead.text);
      // next to a weekday, "6.3" is no number of a section
      const sure = match?.[4] !== '.' || /^\d\d\.\d\d$/.test(match[2] ?? '') || /\p{L}{2}/u.test(match[1] ?? '');
      return match && sure && leadingDate(lead.text) === undefined
        ? [{ lead, match, numbers: [Number(match[3]), Number(match[5])] as const }]
        : [];
    });
    const orders = ([0, 1] as const).map((first) => {
      const dates = found.map(({ numbers }) => ({ month: numbers[first], day: numbers[1 - first] ?? 0 }));
      return { dates, chain: dayChain(dates.slice(0, mostInSequence)) };
    });
    const [best] = orders.toSorted((a, b) => b.chain.size - a.chain.size);
    for (const index of best?.chain ?? []) {
      const [one, date] = [found[index], best?.dates[index]];
      if (one && date) write(one.lead, one.match, date);
    }
  }
};

interface Month {
  readonly month: number;
  readonly at: number;
}

const monthOf = (text: string): number | undefined => {
  const name = text.length > 90 ? undefined : monthAtEnd.exec(text)?.[1];
  return name !== undefined &&
    mayBeMonth(name.toLowerCase() === name ? name : name.toLowerCase(), /^\p{Lu}/u.test(name))
    ? monthNumber(name)
    : undefined;
};

/** "SEPTEMBER" above "T. 5", "Aug 22" above "24": a day takes the month from above. */
const oneNumberDates = (leads: readonly Lead[]) => {
  let above: Month | undefined;
  let before = 0;
  const found: { lead: Lead; match: RegExpExecArray | undefined; date: MonthDay }[] = [];
  for (const [at, lead] of leads.entries()) {
    const full = leadingDate(lead.text);
    const [first] = full?.days ?? [];
    const named = full ? undefined : monthOf(lead.text);
    if (first || named !== undefined) {
      above = { month: first?.month ?? named ?? 1, at };
      before = first?.day ?? 0;
      if (first) found.push({ lead, match: undefined, date: { month: first.month, day: first.day } });
      continue;
    }
    const match = oneNumber.exec(lead.text);
    if (!match || !above || at - above.at > farthest) continue;
    const rest = lead.text.slice(match[0].length);
    if (lead.cell && (rest.length > longestCell || !nothingElse.test(rest))) continue;
    const day = Number(match[3]);
    const next = day < before && before >= 20 && day <= 12;
    if (day < 1 || day > 31 || (day < before && !next)) continue;
    above = { month: next ? (above.month % 12) + 1 : above.month, at };
    before = day;
    found.push({ lead, match, date: { month: above.month, day } });
  }
  const open = found.slice(0, mostInSequence).filter(({ match }) => match);
  if (open.length < found.length - open.length) return;
  for (const index of dayChain(open.map(({ date }) => date))) {
    const one = open[index];
    if (one?.match) write(one.lead, one.match, one.date);
  }
};

/**
 * Pages in which the dates of a schedule that only their sequence tells are marked: "8-27", or days below the name of a
 * month. A sequence counts when it goes forward on the weekdays of a course; numbered lists and sections do not.
 */
export const withSequenceDates = (pages: readonly Page[]): Page[] => {
  const { leads, pages: marked } = leadsOf(pages);
  if (leads.length > mostLeads) return [...pages];
  twoNumberDates(leads);
  oneNumberDates(leads);
  return marked();
};
