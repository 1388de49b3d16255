import { ClassView, type ClassId, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { classList, type ClassRow } from './projection.ts';

const columns = Object.keys(ClassView.shape) as (keyof ClassView)[];

/**
 * SQL for lists over all classes: whether a row of this table, which has a `class_id`, belongs to a class in use or to
 * none. What belongs to a deleted class is nowhere, and to an archived one in the lists of that class alone.
 */
export const inActiveClass = (table: string) =>
  `not exists (select from class_list where class_list.id = ${table}.class_id
    and (class_list.archived or class_list.deleted_at is not null))`;

/** Where a thing stands: its table, the column that names it, and what it is a part of when that is what has a class. */
interface Standing {
  readonly table: string;
  readonly column?: string;
  readonly partOf?: { readonly table: string; readonly column: string };
}

/** Whether a thing of the student is in a deleted class: nobody finds it there until the class is brought back. */
export const inDeletedClass =
  (db: Knex, { table, column = 'id', partOf }: Standing) =>
  async (ownerId: UserId, id: string): Promise<boolean> => {
    const things = db(`${table} as thing`).where({ 'thing.ownerId': ownerId, [`thing.${column}`]: id });
    if (partOf) void things.join(`${partOf.table} as whole`, 'whole.id', `thing.${partOf.column}`);
    const found: unknown = await things
      .join('class_list as class', 'class.id', partOf ? 'whole.classId' : 'thing.classId')
      .whereNotNull('class.deletedAt')
      .first('class.id');
    return found !== undefined;
  };

/** Narrows a list to one class, or without one to what {@link inActiveClass} leaves. */
export const listedFor = (classId: ClassId | undefined, table: string) => (list: Knex.QueryBuilder) => {
  void (classId ? list.where({ classId }) : list.whereRaw(inActiveClass(table)));
};

export const classQueries = (db: Knex) => {
  const rows = () => db<ClassRow & { id: ClassId }>(classList.table);
  const kept = (owner: UserId) => rows().where({ ownerId: owner, deletedAt: null });

  const findClass = (owner: UserId, id: ClassId): Promise<ClassView | undefined> =>
    kept(owner).where({ id }).first(columns);

  return {
    findClass,

    classesOf: async (owner: UserId, archived = false): Promise<ClassView[]> =>
      withinListLimit(
        await kept(owner)
          .where({ archived })
          .select(columns)
          .orderBy(['createdAt', 'id'])
          .limit(listLimit + 1),
      ),

    /** @throws Rejection `class_not_found`, also for another student's class */
    classOf: async (owner: UserId, id: ClassId): Promise<ClassView> => {
      const found = await findClass(owner, id);
      if (!found) throw new Rejection('class_not_found');
      return found;
    },

    /** Of any student, for workflows. @throws Rejection `class_not_found` */
    ownerOf: async (id: ClassId): Promise<UserId> => {
      const found = await rows().where({ id, deletedAt: null }).first('ownerId');
      if (!found) throw new Rejection('class_not_found');
      return found.ownerId;
    },

    /** Of any student: classes that were deleted before an instant, ISO 8601 UTC, and not yet erased. */
    deletedBefore: (instant: string): Promise<{ id: ClassId; ownerId: UserId }[]> =>
      rows().where('deletedAt', '<', instant).select('id', 'ownerId'),
  };
};
