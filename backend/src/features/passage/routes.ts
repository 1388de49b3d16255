import { type ClassId, type DocumentId, findPassages, type Page, type Passage, type UserId } from '@hub/contracts';
import { readPage, recordTextFailure, storedText, storeText } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mount, mountInternal } from '../../platform/http/routing/index.ts';
import type { Document, DocumentCommand, StoredDocument } from '../document/index.ts';

export interface PassageDependencies {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  load: (id: DocumentId) => Promise<Document | null>;
  textOf: (document: Pick<Document, 'ownerId' | 'filePath'>) => Promise<Page[] | null>;
  /** @throws Rejection `document_not_found`, also for another student's document */
  documentOf: (owner: UserId, id: DocumentId) => Promise<StoredDocument>;
  keepText: (document: Document, pages: readonly Page[]) => Promise<void>;
  /** @throws Rejection `class_not_found`, also for another student's class */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  passagesOf: (
    owner: UserId,
    asked: {
      classId: ClassId;
      question: string;
      limit: number;
      documentIds?: readonly DocumentId[] | undefined;
    },
  ) => Promise<Passage[]>;
}

/** The state of a student's document. @throws Rejection `document_not_found`, also for a deleted one */
export const currentIn =
  (load: PassageDependencies['load']) =>
  async (id: DocumentId, owner: UserId): Promise<Document> => {
    const document = await load(id);
    if (!document || document.gone || document.ownerId !== owner) throw new Rejection('document_not_found');
    return document;
  };

/** The page that a student reads, and the endpoints by which workflows store texts and find passages. Internal calls for deleted documents are rejected. */
export const passageRoutes = (router: Router, dependencies: PassageDependencies) => {
  const { handle, load, textOf, documentOf, keepText, classOf, passagesOf } = dependencies;

  const current = currentIn(load);

  mount(router, readPage, async ({ params, query, user }) => {
    const pages = await textOf(await documentOf(user.id, params.id));
    const page = pages?.[Number(query.page) - 1];
    if (!page) throw new Rejection('document_not_found');
    return page;
  });

  mountInternal(router, storeText, async ({ params: { id }, body: { pages }, student, context }) => {
    const document = await current(id, student);
    if (document.note?.version) return undefined; // written since: its text is stored with it
    await keepText(document, pages);
    await handle({ type: 'RecordText', documentId: id, by: student, pages: pages.length }, context);
    return undefined;
  });

  mountInternal(router, storedText, async ({ params, student }) => ({
    pages: await textOf(await current(params.id, student)),
  }));

  mountInternal(router, recordTextFailure, async ({ params: { id }, body: { reason }, student, context }) => {
    await current(id, student);
    await handle({ type: 'RecordTextFailure', documentId: id, by: student, reason }, context);
    return undefined;
  });

  mountInternal(
    router,
    findPassages,
    async ({ params: { id: classId }, query: { q, limit, documentIds }, student }) => {
      await classOf(student, classId);
      return passagesOf(student, { classId, question: q, limit, documentIds });
    },
  );
};
