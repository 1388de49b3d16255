import { reportDraft, reportProgress } from '@hub/contracts';
import type Router from '@koa/router';
import type { Knex } from 'knex';
import { notifyStep } from '../../read-models/notifications.ts';
import type { WorkflowOwners } from '../../workflows/workflow-owners.ts';
import { mountInternal } from '../routing/mount.ts';

interface Parts {
  readonly db: Knex;
  readonly owners: Pick<WorkflowOwners, 'ownerOf'>;
}

/** Passes on what activities tell while they work to the open tabs of the student whose workflow it is. */
export const workflowProgressRoute = (router: Router, { db, owners }: Parts): void => {
  mountInternal(router, reportProgress, async ({ params: { id }, body }) => {
    const ownerId = await owners.ownerOf(id);
    const [workflow = '', ...subject] = id.split('-');
    await notifyStep(db, { ownerId, progress: { workflow, subjectId: subject.join('-'), ...body } });
    return undefined;
  });
  mountInternal(router, reportDraft, async ({ params: { id: replyId }, body }) => {
    const ownerId = await owners.ownerOf(replyId);
    await notifyStep(db, { ownerId, draft: { replyId, ...body } });
    return undefined;
  });
};
