import { getCheckpoint, getConsistency, getInclusion, type InStream } from '@hub/contracts';
import type Router from '@koa/router';
import type { TreeProofs } from '../../platform/audit/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mountForRole } from '../../platform/http/routing/index.ts';

interface TreeDependencies extends TreeProofs {
  /** The stream of an event, by the timeline or as given. @throws Rejection `not_found` */
  readonly streamOf: (id: string, given: InStream) => Promise<string>;
}

export const treeRoutes = (router: Router, dependencies: TreeDependencies): void => {
  const { checkpoint, inclusionOf, consistencyOf, publicKey, streamOf } = dependencies;

  mountForRole(router, getCheckpoint, async () => ({ checkpoint: await checkpoint(), publicKey }));

  mountForRole(router, getInclusion, async ({ params: { id }, query }) => {
    const found = await inclusionOf(await streamOf(id, query), id);
    if (!found) throw new Rejection('not_found');
    return { ...found, publicKey };
  });

  mountForRole(router, getConsistency, async ({ query: { from, to } }) => {
    const hashes = await consistencyOf(Number(from), Number(to));
    if (!hashes) throw new Rejection('not_found');
    return { hashes };
  });
};
