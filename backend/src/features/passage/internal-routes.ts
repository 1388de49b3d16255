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
  /** @throws Rejection `document_not_found`, also for a deleted one or another student's */
  current: (id: DocumentId, owner: UserId) => Promise<Document>;
  /** @throws Rejection `class_not_found`, also for another student's class */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
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
  const { current, classOf, keepVectors, vectorsIn } = dependencies;

  mountInternal(router, storeVectors, async ({ params, body, student }) => {
    await keepVectors(await current(params.id, student), body);
    return undefined;
  });

  mountInternal(router, classVectors, async ({ params, query, student }) => {
    await classOf(student, params.id);
    return vectorsIn(student, params.id, query.model);
  });

  mountInternal(router, passagesAt, async ({ params, query, student }) => {
    await classOf(student, params.id);
    return dependencies.passagesAt(student, params.id, query.places);
  });
};
