import { TermView, type TermId, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { termList, type TermRow } from './projection.ts';

const columns = columnsOf(TermView);
const termView = viewOf(TermView);

export const termQueries = (db: Knex) => {
  const rows = (owner: UserId) => db<TermRow & { id: TermId }>(termList.table).where({ ownerId: owner });

  return {
    termsOf: (owner: UserId): Promise<TermView[]> => rows(owner).select(columns).orderBy(['first', 'last', 'id']),

    /** @throws Rejection `term_not_found`, also for another student's term */
    termOf: async (owner: UserId, id: TermId): Promise<TermView> => {
      const found = await rows(owner).where({ id }).first(columns);
      if (!found) throw new Rejection('term_not_found');
      return found;
    },

    /** The term after a command to it. @throws Rejection `term_not_found` */
    termAfter: async (owner: UserId, id: TermId, recorded: RecordedEvents): Promise<TermView> => {
      const row = rowAfter(termList, { id, row: await rows(owner).where({ id }).first() }, recorded);
      if (!row) throw new Rejection('term_not_found');
      return termView({ ...row, id });
    },
  };
};
