import { ClassView, type ClassId, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { capped, listCap } from '../../platform/capped.ts';
import { Rejection } from '../../platform/decider.ts';
import { classList } from './projection.ts';

const columns = Object.keys(ClassView.shape) as (keyof ClassView)[];

export const classQueries = (db: Knex) => {
  const rows = (owner: UserId) => db<ClassView & { ownerId: UserId }>(classList.table).where({ ownerId: owner });

  const findClass = (owner: UserId, id: ClassId): Promise<ClassView | undefined> =>
    rows(owner).where({ id }).first(columns);

  return {
    findClass,

    classesOf: async (owner: UserId): Promise<ClassView[]> =>
      capped(
        await rows(owner)
          .select(columns)
          .orderBy(['createdAt', 'id'])
          .limit(listCap + 1),
      ),

    /** @throws Rejection `class_not_found`, also for another student's class */
    classOf: async (owner: UserId, id: ClassId): Promise<ClassView> => {
      const found = await findClass(owner, id);
      if (!found) throw new Rejection('class_not_found');
      return found;
    },
  };
};
