import { ClassView, type ClassId, type TermId, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { classList, type ClassRow } from './projection.ts';

const columns = columnsOf(ClassView);
const classView = viewOf(ClassView);

/**
 * SQL condition for lists over all classes: a row of this table, which has a `class_id`, belongs to an active class or to
 * none. Contents of an archived class appear only in lists of that class; contents of a deleted class nowhere.
 */
export const inActiveClass = (table: string) =>
  `not exists (select from class_list where class_list.id = ${table}.class_id
    and (class_list.archived or class_list.deleted_at is not null))`;

/** The table of a thing, the column with its id, and the table of its parent if the parent has the class. */
interface Location {
  readonly table: string;
  readonly column?: string;
  readonly partOf?: { readonly table: string; readonly column: string };
}

/** Whether a thing of the student is in a deleted class, and therefore hidden. */
export const inDeletedClass =
  (db: Knex, { table, column = 'id', partOf }: Location) =>
  async (ownerId: UserId, id: string): Promise<boolean> => {
    const things = db(`${table} as thing`).where({ 'thing.ownerId': ownerId, [`thing.${column}`]: id });
    if (partOf) void things.join(`${partOf.table} as whole`, 'whole.id', `thing.${partOf.column}`);
    const found: unknown = await things
      .join('class_list as class', 'class.id', partOf ? 'whole.classId' : 'thing.classId')
      .whereNotNull('class.deletedAt')
      .first('class.id');
    return found !== undefined;
  };

/** Restricts a list to one class, or without one to {@link inActiveClass}. */
export const listedFor = (classId: ClassId | undefined, table: string) => (list: Knex.QueryBuilder) => {
  void (classId ? list.where({ classId }) : list.whereRaw(inActiveClass(table)));
};

export const classQueries = (db: Knex) => {
  const rows = () => db<ClassRow & { id: ClassId }>(classList.table);
  const kept = (owner: UserId) => rows().where({ ownerId: owner, deletedAt: null });

  return {
    classesOf: async (owner: UserId, archived = false): Promise<ClassView[]> =>
      withinListLimit(
        await kept(owner)
          .where({ archived })
          .select(columns)
          .orderBy(['createdAt', 'id'])
          .limit(listLimit + 1),
      ),

    /** The classes of a term that are in use, or the archived ones. */
    idsInTerm: (owner: UserId, { termId, archived }: { termId: TermId; archived: boolean }): Promise<ClassId[]> =>
      kept(owner).where({ termId, archived }).orderBy('id').limit(listLimit).pluck('id'),

    /** @throws Rejection `class_not_found`, also for another student's class */
    classOf: async (owner: UserId, id: ClassId): Promise<ClassView> => {
      const found = await kept(owner).where({ id }).first(columns);
      if (!found) throw new Rejection('class_not_found');
      return found;
    },

    /** @throws Rejection `class_not_found` when one of the classes is missing or another student's */
    requireClasses: async (owner: UserId, ids: ReadonlySet<ClassId>): Promise<void> => {
      const found = await kept(owner)
        .whereIn('id', [...ids])
        .select('id');
      if (found.length < ids.size) throw new Rejection('class_not_found');
    },

    /** The class after a command to it. @throws Rejection `class_not_found` */
    classAfter: async (owner: UserId, id: ClassId, recorded: RecordedEvents): Promise<ClassView> => {
      const row = rowAfter(classList, { id, row: await kept(owner).where({ id }).first() }, recorded);
      if (!row || row.deletedAt) throw new Rejection('class_not_found');
      return classView({ ...row, id });
    },

    /** Classes of all students that were deleted before an instant, ISO 8601 UTC, and are not erased yet. */
    deletedBefore: (instant: string): Promise<{ id: ClassId; ownerId: UserId }[]> =>
      rows().where('deletedAt', '<', instant).select('id', 'ownerId'),
  };
};
