import {
  enrolSecondFactor,
  finishLogin,
  replaceRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import { randomUUID } from 'node:crypto';
import { Rejection } from '../../../platform/domain/index.ts';
import { callerOf } from '../../../platform/http/index.ts';
import { mount, mountPublic } from '../../../platform/http/routing/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { contextOf } from '../register-student.ts';
import { finishSignIn } from './sign-in.ts';
import { authenticatorAddress } from './totp.ts';

/** The second step of the sign-in, and turning it on and off. */
export const factorRoutes = (router: Router, dependencies: UserDependencies): void => {
  const { addressOf, beginFactor, weighFirst, confirmFactor, weighCode, spendCode, replaceCodes, dropFactor } =
    dependencies;
  const { callers, countedCode, handle, load, mailTo, transaction, dropPending, userOf } = dependencies;

  const requireAddress = async (userId: UserId) => {
    const address = await addressOf(userId);
    if (!address) throw new Rejection('unauthorized');
    return address.email;
  };

  mountPublic(router, finishLogin, async ({ body, ip, session, ticket, correlationId }) => {
    const caller = callerOf(ip);
    await callers.count(caller);
    const { userId, recoveryUse } = await finishSignIn(dependencies, { session, ticket }, body.code);
    await callers.refund(caller);
    const student = await userOf(userId);
    if (!student) throw new Rejection('unauthorized');
    if (recoveryUse) {
      const context = contextOf(userId, { correlationId, idempotencyKey: undefined });
      await handle({ type: 'RecordRecoveryCodeUse', userId, ...recoveryUse }, context);
      await mailTo(student.email, 'recovery-code-used');
    }
    return student;
  });

  mount(router, enrolSecondFactor, async ({ user, session }) => {
    session.requireProven();
    const email = await requireAddress(user.id);
    const secret = await beginFactor(user.id);
    return { secret, address: authenticatorAddress(secret, email) };
  });

  mount(router, turnOnSecondFactor, async ({ user, body, session, context }) => {
    const email = await requireAddress(user.id);
    const weighed = await countedCode(user.id, () => weighFirst(user.id, body.code));
    const { factorId } = weighed;
    let recoveryCodes: string[] = [];
    await session.renew(async (trx) => {
      await confirmFactor(trx, weighed);
      recoveryCodes = await replaceCodes(trx, user.id, factorId);
      await mailTo(email, 'factor-on', trx);
    });
    await handle({ type: 'RecordFactorOn', userId: user.id, factorId }, context);
    return { recoveryCodes };
  });

  mount(router, turnOffSecondFactor, async ({ user, body, context }) => {
    // from the event log: a role may have been granted a moment ago
    if ((await load(user.id))?.standing.roles.length) throw new Rejection('role_needs_factor');
    const email = await requireAddress(user.id);
    const { factorId } = await countedCode(user.id, async () => {
      const weighed = await weighCode(user.id, body.code);
      await transaction(async (trx) => {
        await spendCode(trx, weighed);
        await dropFactor(trx, user.id);
        await dropPending(trx, user.id);
        await mailTo(email, 'factor-off', trx);
      });
      return weighed;
    });
    await handle({ type: 'RecordFactorOff', userId: user.id, factorId, by: 'student' }, context);
    return undefined;
  });

  mount(router, replaceRecoveryCodes, async ({ user, body, context }) => {
    const { factorId, recoveryCodes } = await countedCode(user.id, async () => {
      const weighed = await weighCode(user.id, body.code);
      return transaction(async (trx) => {
        await spendCode(trx, weighed);
        return { factorId: weighed.factorId, recoveryCodes: await replaceCodes(trx, user.id, weighed.factorId) };
      });
    });
    const changeId = randomUUID();
    await handle({ type: 'RecordNewRecoveryCodes', userId: user.id, factorId, changeId }, context);
    return { recoveryCodes };
  });
};
