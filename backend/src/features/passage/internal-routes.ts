import {
  type ClassId,
  classVectors,
  type DocumentId,
  type DocumentVectors,
  type Passage,
  passagesAt,
  storeVectors,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import { mountInternal } from '../../platform/http/routing/index.ts';
import type { Document } from '../document/index.ts';

export interface VectorDependencies {
  /** @throws Rejection `document_not_found`, also for a deleted one */
  current: (id: DocumentId) => Promise<Document>;
  /** The owner of any class. @throws Rejection `class_not_found` */
  ownerOfClass: (id: ClassId) => Promise<UserId>;
  keepVectors: (document: Document, vectors: DocumentVectors) => Promise<void>;
  vectorsIn: (
    owner: UserId,
    classId: ClassId,
    model: string,
  ) => Promise<{ documentId: DocumentId; vectors: DocumentVectors | null }[]>;
  passagesAt: (
    owner: UserId,
    classId: ClassId,
    places: readonly { readonly documentId: DocumentId; readonly place: number }[],
  ) => Promise<Passage[]>;
}

/** The endpoints by which workflows store and compare the vectors of documents. */
export const vectorRoutes = (router: Router, dependencies: VectorDependencies) => {
  const { current, ownerOfClass, keepVectors, vectorsIn } = dependencies;

  mountInternal(router, storeVectors, async ({ params, body }) => {
    await keepVectors(await current(params.id), body);
    return undefined;
  });

  mountInternal(router, classVectors, async ({ params, query }) =>
    vectorsIn(await ownerOfClass(params.id), params.id, query.model),
  );

  mountInternal(router, passagesAt, async ({ params, query }) =>
    dependencies.passagesAt(await ownerOfClass(params.id), params.id, query.places),
  );
};
