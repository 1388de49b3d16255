import { type DocumentId, type Page, piecesOf } from '@hub/contracts';
import type { Knex } from 'knex';
import { lockCheckpoints } from '../../platform/read-models/index.ts';
import { erasedAmong } from '../../platform/encryption/index.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import { languageOf } from './language.ts';

/** The reactor that stores the passages. Erasure waits for its checkpoint. */
export const indexName = 'passage-index';

const table = 'passages';
/** Most rows per insert. */
const rowsAtOnce = 500;

export const passageStore = (db: Knex) => {
  const forget = (documentId: DocumentId, on: Knex = db) => on(table).where({ documentId }).delete();

  return {
    forget,

    /** Replaces the document's passages. Stores nothing once the student is erased. */
    keep: (ownerId: string, documentId: DocumentId, pages: readonly Page[]) => {
      const pieces = piecesOf(pages);
      const language = languageOf(pieces.map(({ text }) => text).join('\n'));
      const rows = pieces.map(({ page, text }, place) => {
        return { id: uuid5(documentId, String(place)), ownerId, documentId, page, place, language, text };
      });
      return db.transaction(async (trx) => {
        await lockCheckpoints(trx, [indexName]);
        await forget(documentId, trx);
        if ((await erasedAmong(trx, [ownerId])).length === 0) await trx.batchInsert(table, rows, rowsAtOnce);
      });
    },
  };
};
