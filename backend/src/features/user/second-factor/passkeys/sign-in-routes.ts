import {
  beginPasskeyLogin,
  beginPasskeyProof,
  beginPasskeyStep,
  finishLoginByPasskey,
  getSecondStep,
  giveProofByPasskey,
  loginByPasskey,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import { randomBytes } from 'node:crypto';
import { Rejection } from '../../../../platform/domain/index.ts';
import { callerOf } from '../../../../platform/http/index.ts';
import { mount, mountPublic } from '../../../../platform/http/routing/index.ts';
import type { UserDependencies } from '../../dependencies.ts';
import { finishSignIn } from '../sign-in.ts';
import type { Holder } from './challenges.ts';
import { weighPasskey } from './prove.ts';

/** What a passkey is used for: to sign in, as the second step, and as a present proof. */
export const passkeySignInRoutes = (router: Router, dependencies: UserDependencies): void => {
  const { callers, passkeyTries, countedCode, userOf, requireUnlocked, pendingStudent } = dependencies;
  const { keepChallenge, requestFor, passkeysOf, isAppOn, spendPasskey } = dependencies;

  const requireStudent = async (userId: UserId) => {
    const student = await userOf(userId);
    if (!student) throw new Rejection('unauthorized');
    return student;
  };

  const requestOwn = async (userId: UserId, holder: Holder) => {
    const known = await passkeysOf(userId);
    if (known.length === 0) throw new Rejection('factor_off');
    const request = await requestFor(known);
    await keepChallenge(holder, request.challenge);
    return request;
  };

  mountPublic(router, beginPasskeyLogin, async ({ ip, ticket }) => {
    await passkeyTries.count(callerOf(ip));
    const request = await requestFor();
    const own = randomBytes(32).toString('base64url');
    await keepChallenge({ purpose: 'sign in', of: own }, request.challenge);
    ticket.write(own);
    return request;
  });

  mountPublic(router, loginByPasskey, async ({ body: { response }, ip, session, ticket }) => {
    const caller = callerOf(ip);
    await callers.count(caller);
    // without a password, the device has to say whose passkey it is (WebAuthn §7.2)
    if (response.response.userHandle === undefined) throw new Rejection('passkey_refused');
    const holder = { purpose: 'sign in', of: ticket.read() ?? '' } as const;
    const use = await weighPasskey(dependencies, holder, { response, of: 'anyone' });
    await session.signIn(use.userId, async (trx) => {
      await requireUnlocked(use.userId, trx);
      await spendPasskey(trx, use);
    });
    ticket.drop();
    await callers.refund(caller);
    return requireStudent(use.userId);
  });

  mountPublic(router, getSecondStep, async ({ ticket }) => {
    const userId = await pendingStudent(ticket.read() ?? '');
    if (!userId) return { app: false, passkey: false };
    const [app, known] = await Promise.all([isAppOn(userId), passkeysOf(userId)]);
    return { app, passkey: known.length > 0 };
  });

  mountPublic(router, beginPasskeyStep, async ({ ticket }) => {
    const own = ticket.read() ?? '';
    const userId = await pendingStudent(own);
    if (!userId) throw new Rejection('sign_in_expired');
    return requestOwn(userId, { purpose: 'second step', of: own });
  });

  mountPublic(router, finishLoginByPasskey, async ({ body: { response }, ip, session, ticket }) => {
    const caller = callerOf(ip);
    await callers.count(caller);
    const holder = { purpose: 'second step', of: ticket.read() ?? '' } as const;
    const { userId } = await finishSignIn(
      dependencies,
      { session, ticket },
      {
        weigh: (of) => weighPasskey(dependencies, holder, { response, of }),
        spend: spendPasskey,
      },
    );
    await callers.refund(caller);
    return requireStudent(userId);
  });

  mount(router, beginPasskeyProof, ({ user, session }) =>
    requestOwn(user.id, { purpose: 'prove', of: session.currentId() }),
  );

  mount(router, giveProofByPasskey, async ({ user, body: { response }, session }) => {
    const holder = { purpose: 'prove', of: session.currentId() } as const;
    await countedCode(user.id, async () => {
      const use = await weighPasskey(dependencies, holder, { response, of: user.id });
      await session.prove((trx) => spendPasskey(trx, use));
    });
    return undefined;
  });
};
