import { type EventType, minutesOf } from '@hub/contracts';
import { addDays } from '../../../platform/domain/index.ts';
import type { Stretch } from './clock.ts';

/** An event with a time, as the calendar has it. */
export interface TimedEvent {
  readonly dueDate: string;
  readonly dueTime: string;
  readonly endDate: string | null;
  readonly endTime: string | null;
  readonly eventType: EventType;
}

const dayEnd = 24 * 60;

/** What takes time even where the calendar does not say how long. Something that is handed in at a time does not. */
const usualMinutes: Readonly<Record<EventType, number>> = {
  exam: 120,
  quiz: 60,
  lecture: 60,
  other: 60,
  assignment: 0,
  homework: 0,
  project: 0,
};

/** The longest event that is followed day by day. */
const mostDays = 62;

/** The stretches of each day that an event takes. */
export const busyDaysOf = ({ dueDate, dueTime, endDate, endTime, eventType }: TimedEvent): [string, Stretch][] => {
  const from = minutesOf(dueTime);
  const last = endDate ?? dueDate;
  if (last <= dueDate) {
    const to = endTime ? minutesOf(endTime) : Math.min(dayEnd, from + usualMinutes[eventType]);
    return to > from ? [[dueDate, { from, to }]] : [];
  }
  const days: string[] = [];
  for (let day = dueDate; day <= last && days.length < mostDays; day = addDays(day, 1)) days.push(day);
  return days.map((day) => [
    day,
    { from: day === dueDate ? from : 0, to: day === last && endTime ? minutesOf(endTime) : dayEnd },
  ]);
};
