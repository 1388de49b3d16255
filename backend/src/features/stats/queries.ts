import { StatsView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';
import { inActiveClass } from '../class/index.ts';

const Counted = z.object({ rows: z.tuple([z.record(z.string(), z.coerce.number())]) });

// of a task that repeats, what has passed and its next day count, as the to-do list shows it (ADR 77)
const listedTasks = `
  select completed, due_date, series_id is null or completed or due_date < :today or due_date = min(due_date)
    filter (where not completed and due_date >= :today) over (partition by series_id) as listed
  from task_list
  where owner_id = :owner and ${inActiveClass('task_list')}`;

// "This week" is today and the seven days after it (decision Q37)
const counts = `
  select
    (select count(*) from class_list where owner_id = :owner and not archived and deleted_at is null) as total_classes,
    tasks.*,
    events.*,
    (
      select count(*) from document_list where owner_id = :owner and not superseded and ${inActiveClass('document_list')}
    ) as documents,
    (
      select count(*) from flashcard_set_list where owner_id = :owner and deleted_at is null and ${inActiveClass('flashcard_set_list')}
    ) as flashcard_sets,
    (
      select count(*) from flashcard_list join flashcard_set_list on flashcard_set_list.id = flashcard_list.set_id
      where flashcard_set_list.owner_id = :owner and deleted_at is null and ${inActiveClass('flashcard_set_list')}
    ) as flashcards,
    (
      select count(*) from practice_test_list where owner_id = :owner and deleted_at is null and ${inActiveClass('practice_test_list')}
    ) as practice_tests
  from
    (
      select
        count(*) as total_tasks,
        count(*) filter (where completed) as completed_tasks,
        count(*) filter (where not completed) as pending_tasks,
        count(*) filter (where not completed and due_date < :today) as overdue_tasks
      from (${listedTasks}) as listed_tasks
      where listed
    ) as tasks,
    (
      select
        count(*) as total_events,
        count(*) filter (where not completed and due_date >= :today) as upcoming_events,
        count(*) filter (where due_date between :today and to_char(cast(:today as date) + 7, 'YYYY-MM-DD')) as events_this_week,
        count(*) filter (where not completed and event_type = 'exam' and due_date >= :today) as upcoming_exams,
        count(*) filter (where completed) as completed_events
      from calendar_event_list
      where owner_id = :owner and ${inActiveClass('calendar_event_list')}
    ) as events`;

export const statsQueries = (db: Knex) => ({
  /** `today` is the student's day, YYYY-MM-DD. */
  statsOf: async (owner: UserId, today: string): Promise<StatsView> => {
    const { rows } = Counted.parse(await db.raw(counts, { owner, today }));
    return StatsView.parse(rows[0]);
  },
});
