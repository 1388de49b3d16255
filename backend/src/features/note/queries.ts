import type { DocumentId, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { noteVersions, type NoteVersionRow } from './version-list.ts';

export const noteQueries = (db: Knex) => {
  const rows = () => db<NoteVersionRow>(noteVersions.table);

  return {
    /** Newest first. */
    versionsOf: (ownerId: UserId, documentId: DocumentId): Promise<NoteVersionRow[]> =>
      rows().where({ ownerId, documentId }).orderBy('version', 'desc'),

    /** @throws Rejection `document_not_found`, also for another student's note */
    versionOf: async (ownerId: UserId, documentId: DocumentId, version: number): Promise<NoteVersionRow> => {
      const found = await rows().where({ ownerId, documentId, version }).first();
      if (!found) throw new Rejection('document_not_found');
      return found;
    },
  };
};
