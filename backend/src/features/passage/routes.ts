import { type ClassId, type DocumentId, findPassages, type Page, type Passage, type UserId } from '@hub/contracts';
import { recordTextFailure, storedText, storeText } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mountInternal } from '../../platform/http/routing/index.ts';
import type { Document, DocumentCommand } from '../document/index.ts';

export interface PassageDeps {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  load: (id: DocumentId) => Promise<Document | null>;
  textOf: (document: Document) => Promise<Page[] | null>;
  keepText: (document: Document, pages: readonly Page[]) => Promise<void>;
  /** Of any student; `class_not_found` when there is none. */
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

/** The calls by which workflows keep texts and find passages. Whatever comes for a document that is gone, comes too late. */
export const passageRoutes = (router: Router, deps: PassageDeps) => {
  const { handle, load, textOf, keepText, ownerOfClass, passagesOf } = deps;

  const current = async (id: DocumentId): Promise<Document> => {
    const document = await load(id);
    if (!document || document.gone) throw new Rejection('document_not_found');
    return document;
  };

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
