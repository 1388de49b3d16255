import { getProof, giveProof } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../../platform/domain/index.ts';
import { mount } from '../../../platform/http/routing/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { requirePassword } from '../passwords/check-password.ts';

/** With which a student who is signed in shows that they are there, before what a thief of the session must not do. */
export const proofRoutes = (router: Router, dependencies: UserDependencies): void => {
  const { hashOf, isFactorOn, countedCode, weighCode, spendCode } = dependencies;

  mount(router, getProof, ({ session }) => ({ present: session.isProven() }));

  mount(router, giveProof, async ({ user, body, session }) => {
    if (await isFactorOn(user.id)) {
      await countedCode(user.id, async () => {
        const weighed = await weighCode(user.id, body.code ?? '');
        await session.prove((trx) => spendCode(trx, weighed));
      });
      return undefined;
    }
    if ((await hashOf(user.id)) === null) throw new Rejection('proof_required');
    await requirePassword(dependencies, user.id, body.password);
    await session.prove(async () => undefined);
    return undefined;
  });
};
