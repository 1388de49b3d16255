import type { AssistantAction, ClassId, DocumentId, UserId } from '@hub/contracts';
import { Rejection } from '../../platform/domain/index.ts';

export interface QueryDeps {
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  documentOf: (owner: UserId, id: DocumentId) => Promise<unknown>;
}

const exists = (found: Promise<unknown>) =>
  found.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Rejection) return false;
      throw error;
    },
  );

export const assistantQueries = ({ classOf, documentOf }: QueryDeps) => ({
  /** Those that lead to something of the student's. */
  async reachable(owner: UserId, offers: readonly AssistantAction[]): Promise<AssistantAction[]> {
    const known = await Promise.all(
      offers.map(async ({ classId, documentId }) => {
        if (classId && !(await exists(classOf(owner, classId)))) return false;
        return !documentId || exists(documentOf(owner, documentId));
      }),
    );
    return offers.filter((_, index) => known[index]);
  },
});
