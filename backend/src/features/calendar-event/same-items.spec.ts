import { CalendarEventId, type EventType, ExtractedDate } from '@hub/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuid5 } from '../../platform/domain/index.ts';
import { compare, type KnownItem } from './same-items.ts';

const known = (title: string, dueDate: string, eventType: EventType = 'quiz'): KnownItem => ({
  id: CalendarEventId.parse(uuid5(title, dueDate, eventType)),
  title,
  dueDate,
  eventType,
});
const date = (title: string, dueDate: string, eventType: EventType = 'quiz') =>
  ExtractedDate.parse({ title, dueDate, eventType, priority: 'high', quote: title });

/** As `Quiz 03-01 → 03-08`, then what is new and what is gone. */
const told = (olds: KnownItem[], news: ExtractedDate[]) => {
  const { same, fresh, gone } = compare(olds, news);
  const day = (one: { dueDate: string } | undefined) => one?.dueDate.slice(5);
  const old = (id: string) => olds.find((item) => item.id === id);
  return {
    same: same.map((pair) => `${day(old(pair.id))} → ${day(pair.date)}`).toSorted(),
    fresh: fresh.map(day),
    gone: gone.map((id) => day(old(id))),
  };
};

describe('[Q5] the items of a new syllabus', () => {
  it('are the same under the same title, on whatever day', () => {
    expect(told([known('Midterm', '2026-03-14')], [date('MIDTERM.', '2026-03-21')])).toEqual({
      same: ['03-14 → 03-21'],
      fresh: [],
      gone: [],
    });
  });
  it('move one by one where a title has as many days as before', () => {
    const olds = [known('Quiz', '2026-03-08'), known('Quiz', '2026-03-01')];
    expect(told(olds, [date('Quiz', '2026-03-15'), date('Quiz', '2026-03-08')])).toEqual({
      same: ['03-01 → 03-08', '03-08 → 03-15'],
      fresh: [],
      gone: [],
    });
  });
  it('are the same on the same day only, where a title has more or fewer days', () => {
    const olds = [known('Quiz', '2026-03-01'), known('Quiz', '2026-03-08')];
    const news = [date('Quiz', '2026-03-08'), date('Quiz', '2026-03-15'), date('Quiz', '2026-03-22')];
    expect(told(olds, news)).toEqual({ same: ['03-08 → 03-08'], fresh: ['03-15', '03-22'], gone: ['03-01'] });
  });
  it('are the same under another name, where they are the only one of their day and type', () => {
    const olds = [known('Midterm', '2026-03-14', 'exam'), known('Essay', '2026-03-14', 'assignment')];
    expect(told(olds, [date('Midterm exam', '2026-03-14', 'exam')])).toEqual({
      same: ['03-14 → 03-14'],
      fresh: [],
      gone: ['03-14'],
    });
  });

  const titles = fc.constantFrom('Quiz', 'Midterm', 'Essay');
  const days = fc.constantFrom('2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22');
  const types = fc.constantFrom<EventType>('quiz', 'exam');
  const items = fc.uniqueArray(fc.tuple(titles, days, types), {
    selector: ([title, day]) => `${title} ${day}`,
    maxLength: 10,
  });

  it('are each one of the three, once, whatever there was', () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        const [olds, news] = [before.map((item) => known(...item)), after.map((item) => date(...item))];
        const { same, fresh, gone } = compare(olds, news);
        expect([...same.map(({ id }) => id), ...gone].toSorted()).toEqual(olds.map(({ id }) => id).toSorted());
        expect(new Set([...same.map((pair) => pair.date), ...fresh])).toEqual(new Set(news));
        expect(same.length + fresh.length).toBe(news.length);
      }),
    );
  });
  it('are all the same as themselves, on their days', () => {
    fc.assert(
      fc.property(items, (all) => {
        const { same, fresh, gone } = compare(
          all.map((item) => known(...item)),
          all.map((item) => date(...item)),
        );
        const dayOf = new Map(all.map((item) => [known(...item).id, item[1]]));
        expect([fresh, gone]).toEqual([[], []]);
        for (const pair of same) expect(pair.date.dueDate).toBe(dayOf.get(pair.id));
      }),
    );
  });
});
