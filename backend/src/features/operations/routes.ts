import {
  eraseAccount,
  listAccounts,
  lockAccount,
  setQuota,
  signAccountOut,
  systemState,
  type SystemState,
  unlockAccount,
  viewAccount,
} from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../platform/domain/index.ts';
import { mountForRole } from '../../platform/http/routing/index.ts';
import type { AccountControl } from '../user/index.ts';
import type { OperationsQueries } from './queries.ts';

type OperationsDependencies = OperationsQueries & AccountControl & { readonly systemState: () => Promise<SystemState> };

export const operationsRoutes = (router: Router, dependencies: OperationsDependencies): void => {
  const { accountOf, accountsFrom, recordLook } = dependencies;

  mountForRole(router, systemState, () => dependencies.systemState());

  mountForRole(router, listAccounts, ({ query }) => accountsFrom(query));

  mountForRole(router, viewAccount, async ({ params: { id }, ...operating }) => {
    const account = await accountOf(id);
    if (!account) throw new Rejection('not_found');
    await recordLook(id, operating);
    return account;
  });

  mountForRole(router, setQuota, async ({ params: { id }, body, ...operating }) => {
    await dependencies.setQuota(id, body, operating);
    return undefined;
  });

  mountForRole(router, lockAccount, async ({ params: { id }, ...operating }) => {
    await dependencies.lock(id, operating);
    return undefined;
  });

  mountForRole(router, unlockAccount, async ({ params: { id }, ...operating }) => {
    await dependencies.unlock(id, operating);
    return undefined;
  });

  mountForRole(router, signAccountOut, async ({ params: { id }, ...operating }) => {
    await dependencies.signOut(id, operating);
    return undefined;
  });

  mountForRole(router, eraseAccount, async ({ params: { id }, ...operating }) => {
    operating.session.requireProven();
    await dependencies.erase(id, operating);
    return undefined;
  });
};
