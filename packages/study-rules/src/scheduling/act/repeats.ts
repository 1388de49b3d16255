import { occurrenceDays } from '@hub/calendar-file';
import { mostOccurrences, type NewRepeats } from '@hub/contracts';
import { addDays, weekdayOf } from '../../dates/calendar.ts';
import { firstFitting } from '../../dates/rhythm.ts';
import type { Clause } from '../understand/clause.ts';
import type { When, WhenSpan } from '../when/when.ts';
import type { Action, Answer } from './answer.ts';
import { dayName } from './words.ts';

/** How something repeats. */
export interface Repetition {
  readonly first: string;
  readonly repeats: NewRepeats;
  /** Its last day or number was said. */
  readonly isEnded: boolean;
}

/** A term's length: what repeats without a last day ends with it. */
const usualDays = 15 * 7;

const isMonth = ({ from, label }: Extract<When, { kind: 'range' }>) => from.endsWith('-01') && label.startsWith('in ');

/** "until dec 10", "until december" (before it begins), "through december", "for 3 weeks", "5 times". */
const endIn = ({ whens, tokens }: Clause, first: string): Pick<NewRepeats, 'until' | 'times'> | undefined => {
  const endOf = ({ when, how, lead, denied }: WhenSpan) => {
    if (denied) return undefined;
    if (when.kind === 'times') return { times: when.count };
    if (when.kind === 'day') return how === 'until' || how === 'to' || how === 'by' ? { until: when.day } : undefined;
    if (when.kind === 'shift')
      return how === 'for' && when.days > 0 ? { until: addDays(first, when.days - 1) } : undefined;
    if (when.kind !== 'range' || how === 'from' || how === 'since') return undefined;
    const isBefore = how === 'until' && isMonth(when) && tokens[lead]?.word !== 'through';
    return { until: isBefore ? addDays(when.from, -1) : when.to };
  };
  return whens.map(endOf).find((end) => end !== undefined && (end.until === undefined || end.until >= first));
};

/** The day from which on it is said to happen. */
const startIn = ({ whens }: Clause, today: string): string => {
  const starts = whens.flatMap(({ when, how, denied }) => {
    if (denied || how === 'until' || how === 'to' || how === 'by') return [];
    return when.kind === 'day' ? [when.day] : when.kind === 'range' && !isMonth(when) ? [when.from] : [];
  });
  return starts.find((day) => day > today) ?? today;
};

/** How a request says that something repeats: "every friday until dec 11"; undefined when it does not. */
export const repeatsOf = (clause: Clause, today: string): Repetition | undefined => {
  const rhythms = clause.whens.flatMap(({ when }) => (when.kind === 'weekly' ? [when.rhythm] : []));
  const [said] = rhythms;
  if (!said) return undefined;
  // "biweekly lab on mondays"
  const { weekdays = [] } = rhythms.find((each) => each.weekdays.length > 0) ?? {};
  const rhythm = said.every === 'week' ? { ...said, weekdays } : said;
  const first = firstFitting(rhythm, startIn(clause, today));
  const end = endIn(clause, first);
  return {
    first,
    repeats: { ...rhythm, ...(end ?? { until: addDays(first, usualDays) }) },
    isEnded: end !== undefined,
  };
};

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const listed = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words);

/** "every Tuesday and Thursday", "every second week". */
const rhythmName = ({ first, repeats: { every, interval, weekdays } }: Repetition): string => {
  const on = weekdays.length > 0 ? weekdays : [weekdayOf(first)];
  const unit = every === 'week' ? listed(on.map((day) => names[day] ?? '')) : every;
  return interval === 1 ? `every ${unit}` : interval === 2 ? `every second ${unit}` : `every ${interval} ${every}s`;
};

/** "every Thursday until Thu, Dec 10, 3 times". */
export const repetitionName = (repetition: Repetition, today: string): string => {
  const days = occurrenceDays(repetition.first, repetition.repeats);
  const count = days.length > mostOccurrences ? `more than ${mostOccurrences}` : days.length;
  const last = repetition.repeats.until ?? days.at(-1) ?? repetition.first;
  return `${rhythmName(repetition)} until ${dayName(last, today)}, ${count} ${days.length === 1 ? 'time' : 'times'}`;
};

const repeating = (action: Action, repeats: NewRepeats): Action => {
  if (action.type === 'CREATE_TASK') return { ...action, task: { ...action.task, repeats } };
  return action.type === 'CREATE_EVENT' ? { ...action, event: { ...action.event, repeats } } : action;
};

/** The answer that adds something once, as one that adds it on each of its days. */
export const onEachDay = (answer: Answer, repetition: Repetition, today: string): Answer => {
  const { repeats } = repetition;
  const told = `It repeats ${repetitionName(repetition, today)}.`;
  const each = <Part extends Pick<Answer, 'message' | 'actions'>>(part: Part): Part =>
    part.actions.length === 0
      ? part
      : {
          ...part,
          message: `${part.message} ${told}`,
          actions: part.actions.map((action) => repeating(action, repeats)),
        };
  const { options } = answer;
  return options ? { ...answer, message: `${answer.message} ${told}`, options: options.map(each) } : each(answer);
};
