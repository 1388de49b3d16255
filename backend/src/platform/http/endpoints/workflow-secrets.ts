import { payloadKey, UserId, workflowToken } from '@hub/contracts';
import type Router from '@koa/router';
import type { Secrets } from '../../encryption/index.ts';
import type { WorkflowOwners } from '../../workflows/index.ts';
import { signWorkflowToken } from '../index.ts';
import { mountForWorker } from '../routing/index.ts';

interface WorkflowSecretsDependencies {
  readonly owners: Pick<WorkflowOwners, 'payloadKey' | 'ownerOf'>;
  readonly secrets: Secrets;
}

/** Gives a worker what it needs for one workflow: the key of its payloads, and a token for its student's data. */
export const workflowSecretsRoutes = (router: Router, { owners, secrets }: WorkflowSecretsDependencies): void => {
  mountForWorker(router, payloadKey, async ({ params }) => ({
    key: (await owners.payloadKey(params.id)).toString('base64'),
  }));
  mountForWorker(router, workflowToken, async ({ params: { id: workflowId } }) =>
    signWorkflowToken(secrets, { workflowId, studentId: UserId.parse(await owners.ownerOf(workflowId)) }),
  );
};
