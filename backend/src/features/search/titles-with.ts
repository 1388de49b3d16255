import { mostHits, type SearchHit, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { fold, folded, wordsOf } from './fold-text.ts';

/** A kind of thing that is found by title: its table and the SQL of its columns. */
interface Searched {
  readonly kind: SearchHit['kind'];
  readonly table: string;
  readonly title?: string;
  readonly classId?: string;
  /** The searched expression; the title unless given. */
  readonly words?: string;
  readonly detail?: string;
  readonly dueDate?: string;
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
    words: "concat_ws(' ', thing.name, thing.course_code, thing.instructor)",
    detail: 'thing.course_code',
  },
  { ...document, kind: 'document', where: `${document.where} and not ${isSyllabus}` },
  { ...document, kind: 'syllabus', where: `${document.where} and ${isSyllabus}` },
  { kind: 'event', table: 'calendar_event_list', dueDate: 'thing.due_date' },
  { kind: 'task', table: 'task_list', dueDate: 'thing.due_date', where: openTask },
  { kind: 'flashcard-set', table: 'flashcard_set_list', where: 'thing.deleted_at is null' },
  { kind: 'practice-test', table: 'practice_test_list', where: 'thing.deleted_at is null' },
];

const selectOf = ({ kind, table, title = 'thing.title', classId = 'thing.class_id', ...more }: Searched) => {
  const { words = title, detail = 'class.name', dueDate = 'null', where = 'true' } = more;
  return `
    select '${kind}' as kind, thing.id, ${classId} as class_id, ${title} as title, ${detail} as detail,
      ${dueDate} as due_date, coalesce(class.archived, false) as archived, thing.created_at, ${folded(title)} as folded, ${folded(words)} as words
    from ${table} as thing left join class_list as class on class.id = ${classId}
    where thing.owner_id = :owner and class.deleted_at is null and ${where}`;
};

/**
 * Compares the query as plain text, never as a pattern. Exact titles come first, then titles that begin with it, then
 * titles with words that begin with it; newest first among equals.
 */
const hits = `
  select kind, id, class_id, title, detail, due_date, archived
  from (${searched.map(selectOf).join(' union all ')}) as found
  where not exists (select from jsonb_array_elements_text(:terms::jsonb) as term where strpos(words, term) = 0)
  order by
    case
      when folded = :query then 0
      when starts_with(folded, :query) then 1
      when strpos(' ' || folded, ' ' || :query) > 0 then 2
      when not exists (
        select from jsonb_array_elements_text(:terms::jsonb) as term where strpos(' ' || words, ' ' || term) = 0
      ) then 3
      else 4
    end,
    created_at desc, id
  limit ${mostHits}`;

export const titlesWith =
  (db: Knex) =>
  async (owner: UserId, query: string): Promise<SearchHit[]> => {
    const terms = wordsOf(query);
    const binding = { owner, query: fold(query), terms: JSON.stringify(terms) };
    const { rows } = await db.raw<{ rows: SearchHit[] }>(hits, binding);
    return rows;
  };
