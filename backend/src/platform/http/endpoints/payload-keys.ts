import { payloadKey } from '@hub/contracts';
import type Router from '@koa/router';
import type { WorkflowOwners } from '../../workflows/index.ts';
import { mountInternal } from '../routing/index.ts';

/** Hands the worker the key of one workflow's payloads at a time; never a student's own key. */
export const payloadKeyRoute = (router: Router, owners: Pick<WorkflowOwners, 'payloadKey'>): void => {
  mountInternal(router, payloadKey, async ({ params }) => ({
    key: (await owners.payloadKey(params.id)).toString('base64'),
  }));
};
