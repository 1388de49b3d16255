import type { SearchHit } from '@hub/contracts';
import type { Knex } from 'knex';
import { fold, folded, wordsOf } from './fold-text.ts';
import { type Candidate, rankHits } from './rank-hits.ts';
import type { SearchSource } from './queries.ts';
import { typeWordsSql } from './type-words.ts';

/** A kind of thing that is found by title: its table and the SQL of its columns. */
interface Searched {
  readonly kind: SearchHit['kind'];
  readonly table: string;
  readonly title?: string;
  readonly classId?: string;
  /** What is searched besides the title: its class unless given. */
  readonly around?: string;
  readonly detail?: string;
  readonly dueDate?: string;
  readonly eventType?: string;
  readonly completed?: string;
  readonly where?: string;
}

const document = { table: 'document_list', title: 'thing.name', where: 'not thing.superseded' };
const isSyllabus = "(thing.doc_type = 'syllabus')";
// as in the to-do list; of a repeating task, the first day that is open
const openTask = `not thing.completed and class.archived is not true and not exists (
      select from task_list as earlier
      where earlier.owner_id = :owner and earlier.series_id = thing.series_id
        and not earlier.completed and earlier.due_date < thing.due_date
    )`;

const searched: readonly Searched[] = [
  {
    kind: 'class',
    table: 'class_list',
    title: 'thing.name',
    classId: 'thing.id',
    around: "concat_ws(' ', thing.course_code, thing.instructor)",
    detail: 'thing.course_code',
  },
  { ...document, kind: 'document', where: `${document.where} and not ${isSyllabus}` },
  { ...document, kind: 'syllabus', where: `${document.where} and ${isSyllabus}` },
  {
    kind: 'event',
    table: 'calendar_event_list',
    dueDate: 'thing.due_date',
    eventType: 'thing.event_type',
    completed: 'thing.completed',
  },
  { kind: 'task', table: 'task_list', dueDate: 'thing.due_date', where: openTask },
  { kind: 'flashcard-set', table: 'flashcard_set_list', where: 'thing.deleted_at is null' },
  { kind: 'practice-test', table: 'practice_test_list', where: 'thing.deleted_at is null' },
];

const selectOf = ({ kind, table, title = 'thing.title', classId = 'thing.class_id', ...more }: Searched) => {
  const { around = "concat_ws(' ', class.name, class.course_code)", detail = 'class.name', dueDate = 'null' } = more;
  const { eventType = 'null', completed = 'false', where = 'true' } = more;
  const words = `concat_ws(' ', ${title}, ${around}, ${typeWordsSql(kind)})`;
  return `
    select '${kind}' as kind, thing.id, ${classId} as class_id, ${title} as title, ${detail} as detail,
      ${dueDate} as due_date, ${eventType} as event_type, ${completed} as completed, ${around} as around,
      coalesce(class.archived, false) as archived, thing.created_at, ${folded(title)} as folded, ${folded(words)} as words
    from ${table} as thing left join class_list as class on class.id = ${classId}
    where thing.owner_id = :owner and class.deleted_at is null and ${where}`;
};

/** Most candidates that are ranked. */
const mostCandidates = 500;

/**
 * Compares the query as plain text, never as a pattern. Where there are too many, those stay whose titles have its
 * words, then those that are still to come.
 */
const candidates = `
  select kind, id, class_id, title, detail, due_date, event_type, completed, around, archived
  from (${searched.map(selectOf).join(' union all ')}) as found
  where not exists (select from jsonb_array_elements_text(:terms::jsonb) as term where strpos(words, term) = 0)
  order by
    case
      when folded = :query then 0
      when strpos(' ' || folded, ' ' || :query) > 0 then 1
      when not exists (
        select from jsonb_array_elements_text(:terms::jsonb) as term where strpos(' ' || words, ' ' || term) = 0
      ) then 2
      else 3
    end,
    due_date < :today,
    created_at desc, id
  limit ${mostCandidates}`;

export const titlesWith =
  (db: Knex): SearchSource =>
  async (owner, { query, today }) => {
    const terms = wordsOf(query);
    const binding = { owner, query: fold(query), terms: JSON.stringify(terms), today };
    const { rows } = await db.raw<{ rows: Candidate[] }>(candidates, binding);
    return rankHits(rows, { query, terms, today });
  };
