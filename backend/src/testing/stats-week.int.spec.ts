import { UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statsQueries } from '../features/stats/queries.ts';
import { uuid5 } from '../platform/domain/index.ts';
import { createReadModelDatabase } from './read-model-database.ts';
import { runs } from './runs.ts';
import { days } from './values.ts';

let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await createReadModelDatabase());
});
afterAll(() => drop());

const dayMs = 86_400_000;
const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** A day, and the offsets of the student's due dates from it. */
const weeks = fc.record({ today: days, due: fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 8 }) });

const rowOf = (ownerId: string, dueDate: string, index: number) => ({
  id: uuid5(ownerId, String(index)),
  ownerId,
  classId: uuid5('class'),
  title: 'Quiz',
  dueDate,
  eventType: 'quiz',
  priority: 'low',
  completed: false,
  source: 'manual',
  createdAt: '2026-11-21T12:00:00.000Z',
});

it(
  '"this week" is today and the seven days after it, also in leap years and at the turn of the year',
  { tags: ['R34'], timeout: 120_000 + runs.numRuns * 100 },
  async () => {
    const { statsOf } = statsQueries(db);
    const cases = fc
      .sample(weeks, runs)
      .map((week, index) => ({ ...week, owner: UserId.parse(uuid5('week', String(index))) }));
    const rows = cases.flatMap(({ today, due, owner }) =>
      due.map((away, index) => rowOf(owner, dayAfter(today, away), index)),
    );
    await db.batchInsert('calendar_event_list', rows, 500);
    for (const { today, due, owner } of cases) {
      const { eventsThisWeek, upcomingEvents, totalEvents } = await statsOf(owner, today);
      const count = (within: (away: number) => boolean) => due.filter(within).length;
      expect({ today, eventsThisWeek, upcomingEvents, totalEvents }).toEqual({
        today,
        eventsThisWeek: count((away) => away >= 0 && away <= 7),
        upcomingEvents: count((away) => away >= 0),
        totalEvents: due.length,
      });
    }
  },
);
