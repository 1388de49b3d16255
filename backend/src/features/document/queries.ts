import type { ClassId, DocumentId, DocumentView, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { listedFor } from '../class/index.ts';
import { documentList, type DocumentRow } from './projection.ts';

export type StoredDocument = DocumentRow & { id: DocumentId };

/** What is sent of a document: neither owner nor hash. */
export const documentView = (row: StoredDocument): DocumentView => {
  const { id, classId, name, docType, filePath, mimeType, size, description, createdAt } = row;
  const { text, textError, analysis, analysisError, skipped } = row;
  const file = { id, classId, name, type: docType, filePath, mimeType, size, description, createdAt };
  return { ...file, text, textError, analyzed: analysis === 'done', analysis, analysisError, skipped };
};

export const documentQueries = (db: Knex) => {
  const rows = () => db<StoredDocument>(documentList.table);

  const one = async (where: Partial<StoredDocument>): Promise<StoredDocument> => {
    const found = await rows()
      .where({ ...where, superseded: false })
      .first();
    if (!found) throw new Rejection('document_not_found');
    return found;
  };

  return {
    /** Newest first, without superseded syllabi. */
    documentsOf: async (ownerId: UserId, classId?: ClassId): Promise<DocumentView[]> => {
      const found = await rows()
        .where({ ownerId, superseded: false })
        .where(listedFor(classId, documentList.table))
        .orderBy([
          { column: 'createdAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(listLimit + 1);
      return withinListLimit(found).map(documentView);
    },

    idsIn: (ownerId: UserId, classId: ClassId): Promise<DocumentId[]> =>
      rows().where({ ownerId, classId }).orderBy('id').pluck('id'),

    /** @throws Rejection `document_not_found`, also for another student's document */
    documentOf: (ownerId: UserId, id: DocumentId) => one({ ownerId, id }),

    /** @throws Rejection `document_not_found` unless all of these are documents of the student's class */
    demandInClass: async (ownerId: UserId, classId: ClassId, ids: readonly DocumentId[]): Promise<void> => {
      const wanted = [...new Set(ids)];
      const found = await rows().where({ ownerId, classId, superseded: false }).whereIn('id', wanted).pluck('id');
      if (found.length < wanted.length) throw new Rejection('document_not_found');
    },

    /** @throws Rejection `document_not_found` */
    documentByKey: (ownerId: UserId, key: string) => one({ ownerId, filePath: key }),

    /** Of any student, superseded or not: for workflows and reactors. */
    findDocument: (id: DocumentId): Promise<StoredDocument | undefined> => rows().where({ id }).first(),

    /** Syllabi of a class that a newer one replaced and that are not cleared up yet. */
    supersededIn: async (classId: ClassId): Promise<DocumentId[]> =>
      rows().where({ classId, docType: 'syllabus', superseded: true }).pluck('id'),
  };
};
