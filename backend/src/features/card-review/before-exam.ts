import type { ClassId } from '@hub/contracts';
import { addDays, daysBetween } from '../../platform/domain/index.ts';
import { shareOfStability } from './schedule.ts';
import type { Clock } from './new-cards.ts';

export interface NextExam {
  readonly classId: ClassId;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** In the last days before an exam: which cards of its class are due before their time. */
export interface BeforeExam {
  readonly classId: ClassId;
  /** The day of the exam, YYYY-MM-DD. */
  readonly day: string;
  /** ISO 8601 UTC. A card that was reviewed since then has been seen. */
  readonly since: string;
  /** The other cards are due when this share of their stability has passed since their review. */
  readonly share: number;
  /** Days until the exam, with today, in which new cards can be started. */
  readonly daysLeft: number;
}

const usualRetention = 0.9;
const hour = 3_600_000;

/** The first instant of a day of the student's calendar, to the second. */
const startOf = (day: string, dayOf: Clock['dayOf']): Date => {
  let [before, from] = [Date.parse(`${day}T00:00:00Z`) - 16 * hour, Date.parse(`${day}T00:00:00Z`) + 16 * hour];
  while (from - before > 1000) {
    const middle = (before + from) / 2;
    if (dayOf(new Date(middle)) < day) before = middle;
    else from = middle;
  }
  return new Date(Math.floor(from / 1000) * 1000);
};

/**
 * The dial is FSRS's own: the probability with which a card should be remembered. It rises from the usual 90 % to 100 %
 * on the last day, so the least certain cards come back first, and by then every card that was not seen is due.
 */
const retentionOn = (day: number, days: number) => usualRetention + (1 - usualRetention) * Math.min(1, day / days);

/** The rules of today, for the classes whose exam is at most `days` days away. */
export const beforeExams = (exams: readonly NextExam[], days: number, { now, dayOf }: Clock): BeforeExam[] => {
  const today = dayOf(now);
  return exams.flatMap(({ classId, day }) => {
    const left = daysBetween(today, day);
    if (left < 0 || left > days) return [];
    const since = startOf(addDays(day, -days), dayOf).toISOString();
    const share = shareOfStability(retentionOn(days - left + 1, days));
    return [{ classId, day, since, share, daysLeft: Math.max(1, left) }];
  });
};
