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
  /** The owner of any class. @throws Rejection `class_not_found` */
  ownerOfClass: (id: ClassId) => Promise<UserId>;
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

/** The state of a document. @throws Rejection `document_not_found`, also for a deleted one */
export const currentIn =
  (load: PassageDependencies['load']) =>
  async (id: DocumentId): Promise<Document> => {
    const document = await load(id);
    if (!document || document.gone) throw new Rejection('document_not_found');
    return document;
  };

/** The page that a student reads, and the endpoints by which workflows store texts and find passages. Internal calls for deleted documents are rejected. */
export const passageRoutes = (router: Router, dependencies: PassageDependencies) => {
  const { handle, load, textOf, documentOf, keepText, ownerOfClass, passagesOf } = dependencies;

  const current = currentIn(load);

  mount(router, readPage, async ({ params, query, user }) => {
    const pages = await textOf(await documentOf(user.id, params.id));
    const page = pages?.[Number(query.page) - 1];
    if (!page) throw new Rejection('document_not_found');
    return page;
  });

  mountInternal(router, storeText, async (request) => {
    const { params, body } = request;
    const { pages } = body;
    const document = await current(params.id);
    await keepText(document, pages);
    const command = { type: 'RecordText', documentId: params.id, by: document.ownerId, pages: pages.length } as const;
    await handle(command, request.contextFor(document.ownerId));
    return undefined;
  });

  mountInternal(router, storedText, async ({ params }) => ({ pages: await textOf(await current(params.id)) }));

  mountInternal(router, recordTextFailure, async (request) => {
    const { params, body } = request;
    const { ownerId } = await current(params.id);
    const command = { type: 'RecordTextFailure', documentId: params.id, by: ownerId, reason: body.reason } as const;
    await handle(command, request.contextFor(ownerId));
    return undefined;
  });

  mountInternal(router, findPassages, async ({ params, query: { q, limit, documentIds } }) => {
    const owner = await ownerOfClass(params.id);
    return passagesOf(owner, { classId: params.id, question: q, limit, documentIds });
  });
};
