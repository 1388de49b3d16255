import { reportDraft, reportProgress } from '@hub/contracts';
import type Router from '@koa/router';
import type { Knex } from 'knex';
import { notifyProgress } from '../../read-models/index.ts';
import type { WorkflowOwners } from '../../workflows/index.ts';
import { mountInternal } from '../routing/index.ts';

interface WorkflowProgressDependencies {
  readonly db: Knex;
  readonly owners: Pick<WorkflowOwners, 'ownerOf'>;
}

/** Passes on what activities tell while they work to the open tabs of the student whose workflow it is. */
export const workflowProgressRoute = (router: Router, { db, owners }: WorkflowProgressDependencies): void => {
  mountInternal(router, reportProgress, async ({ params: { id }, body }) => {
    const ownerId = await owners.ownerOf(id);
    const [workflow = '', ...subject] = id.split('-');
    await notifyProgress(db, { ownerId, progress: { workflow, subjectId: subject.join('-'), ...body } });
    return undefined;
  });
  mountInternal(router, reportDraft, async ({ params: { id: replyId }, body }) => {
    const ownerId = await owners.ownerOf(replyId);
    await notifyProgress(db, { ownerId, draft: { replyId, ...body } });
    return undefined;
  });
};
