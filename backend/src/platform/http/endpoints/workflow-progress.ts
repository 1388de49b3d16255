import { reportDraft, reportProgress } from '@hub/contracts';
import type Router from '@koa/router';
import type { Knex } from 'knex';
import { Rejection } from '../../domain/index.ts';
import { notifyProgress } from '../../read-models/index.ts';
import { mountInternal } from '../routing/index.ts';

const requireSame = (id: string, workflowId: string) => {
  if (id !== workflowId) throw new Rejection('not_found');
};

/** Passes the progress reported by activities to the open tabs of the student who owns the workflow. */
export const workflowProgressRoute = (router: Router, { db }: { readonly db: Knex }): void => {
  mountInternal(router, reportProgress, async ({ params: { id }, body, workflowId, student: ownerId }) => {
    requireSame(id, workflowId);
    const [workflow = '', ...subject] = id.split('-');
    await notifyProgress(db, { ownerId, progress: { workflow, subjectId: subject.join('-'), ...body } });
    return undefined;
  });
  mountInternal(router, reportDraft, async ({ params: { id: replyId }, body, workflowId, student: ownerId }) => {
    requireSame(replyId, workflowId);
    await notifyProgress(db, { ownerId, draft: { replyId, ...body } });
    return undefined;
  });
};
