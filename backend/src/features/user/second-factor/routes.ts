import {
  type CodeOrProof,
  enrolSecondFactor,
  finishLogin,
  replaceRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { Rejection } from '../../../platform/domain/index.ts';
import { type ApiRequest, callerOf } from '../../../platform/http/index.ts';
import { mount, mountPublic } from '../../../platform/http/routing/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { contextOf } from '../register-student.ts';
import { dropApp } from './factors.ts';
import { afterRemoval, requireNoRole } from './last-factor.ts';
import { finishSignIn } from './sign-in.ts';
import { authenticatorAddress } from './totp.ts';

/** The second step of the sign-in, and turning it on and off. */
export const factorRoutes = (router: Router, dependencies: UserDependencies): void => {
  const { addressOf, beginFactor, weighFirst, confirmFactor, weighCode, spendCode, replaceCodes } = dependencies;
  const { callers, countedCode, handle, mailTo, locked, userOf, isFactorOn, firstFactor, passkeysOf } = dependencies;

  const requireAddress = async (userId: UserId) => {
    const address = await addressOf(userId);
    if (!address) throw new Rejection('unauthorized');
    return address.email;
  };

  mountPublic(router, finishLogin, async ({ body, ip, session, ticket, correlationId }) => {
    const caller = callerOf(ip);
    await callers.count(caller);
    const { userId, proof } = await finishSignIn(
      dependencies,
      { session, ticket },
      {
        weigh: (of) => weighCode(of, body.code),
        spend: spendCode,
      },
    );
    await callers.refund(caller);
    const student = await userOf(userId);
    if (!student) throw new Rejection('unauthorized');
    if ('recoveryHash' in proof) {
      const context = contextOf(userId, { correlationId, idempotencyKey: undefined });
      const { factorId } = proof;
      await handle({ type: 'RecordRecoveryCodeUse', userId, factorId, useId: randomUUID() }, context);
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

  /**
   * Does the work when the code is right, and spends it. Without a code, a present proof is enough where there is a passkey: its
   * student may have no app, and no recovery code left.
   */
  const withCodeOrProof = async <Result>(
    { user, body, session }: ApiRequest<undefined, undefined, CodeOrProof>,
    work: (trx: Knex.Transaction) => Promise<Result>,
  ): Promise<Result> => {
    if (body.code === undefined && (await passkeysOf(user.id)).length > 0) {
      session.requireProven();
      return locked(user.id, work);
    }
    return countedCode(user.id, async () => {
      const weighed = await weighCode(user.id, body.code ?? '');
      return locked(user.id, async (trx) => {
        await spendCode(trx, weighed);
        return work(trx);
      });
    });
  };

  mount(router, turnOnSecondFactor, async ({ user, body, session, context }) => {
    const email = await requireAddress(user.id);
    const weighed = await countedCode(user.id, () => weighFirst(user.id, body.code));
    const { factorId } = weighed;
    let recoveryCodes: string[] = [];
    await session.renew(async (trx) => {
      const isFirst = !(await isFactorOn(user.id, trx));
      await confirmFactor(trx, weighed);
      if (isFirst) recoveryCodes = await replaceCodes(trx, user.id, factorId);
      await mailTo(email, 'factor-on', trx);
    });
    await handle({ type: 'RecordFactorOn', userId: user.id, factorId }, context);
    return { recoveryCodes };
  });

  mount(router, turnOffSecondFactor, async (request) => {
    const { user, context } = request;
    const email = await requireAddress(user.id);
    // first, so that no code is spent on it
    if ((await passkeysOf(user.id)).length === 0) await requireNoRole(dependencies, user.id);
    const factorId = await withCodeOrProof(request, async (trx) => {
      const dropped = await dropApp(trx, user.id);
      if (dropped === null) throw new Rejection('factor_off');
      await afterRemoval(dependencies, trx, { userId: user.id, email });
      return dropped;
    });
    await handle({ type: 'RecordFactorOff', userId: user.id, factorId, by: 'student' }, context);
    return undefined;
  });

  mount(router, replaceRecoveryCodes, async (request) => {
    const { user, context } = request;
    const { factorId, recoveryCodes } = await withCodeOrProof(request, async (trx) => {
      const first = await firstFactor(trx, user.id);
      return { factorId: first, recoveryCodes: await replaceCodes(trx, user.id, first) };
    });
    await handle({ type: 'RecordNewRecoveryCodes', userId: user.id, factorId, changeId: randomUUID() }, context);
    return { recoveryCodes };
  });
};
