import { addPasskey, beginPasskey, PasskeyId, removePasskey, renamePasskey, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import type { Knex } from 'knex';
import { Rejection } from '../../../../platform/domain/index.ts';
import { mount } from '../../../../platform/http/routing/index.ts';
import type { UserDependencies } from '../../dependencies.ts';
import { afterRemoval } from '../last-factor.ts';
import { viewOf } from './passkeys.ts';

/** The student's own passkeys. */
export const passkeyRoutes = (router: Router, dependencies: UserDependencies): void => {
  const { addressOf, handle, mailTo, locked, isFactorOn, replaceCodes } = dependencies;
  const { keepChallenge, takeChallenge, creationFor, createdPasskey } = dependencies;
  const { passkeysOf, requireRoom, insertPasskey, setPasskeyName, deletePasskey } = dependencies;

  const requireEmail = async (userId: UserId) => {
    const address = await addressOf(userId);
    if (!address) throw new Rejection('unauthorized');
    return address.email;
  };

  mount(router, beginPasskey, async ({ user, session }) => {
    session.requireProven();
    const [email, known] = await Promise.all([requireEmail(user.id), passkeysOf(user.id), requireRoom(user.id)]);
    const creation = await creationFor({ userId: user.id, email, known });
    await keepChallenge({ purpose: 'add', of: session.currentId() }, creation.challenge);
    return creation;
  });

  mount(router, addPasskey, async ({ user, body: { name, response }, session, context }) => {
    session.requireProven();
    const challenge = await takeChallenge({ purpose: 'add', of: session.currentId() });
    const created = await createdPasskey(challenge, response);
    const [email, wasOn] = await Promise.all([requireEmail(user.id), isFactorOn(user.id)]);
    const id = PasskeyId.parse(context.newId());
    let recoveryCodes: string[] = [];
    const add = async (trx: Knex.Transaction) => {
      if ((await isFactorOn(user.id, trx)) !== wasOn) throw new Rejection('conflict');
      await requireRoom(user.id, trx);
      await insertPasskey(trx, { id, userId: user.id, name, ...created });
      if (!wasOn) recoveryCodes = await replaceCodes(trx, user.id, id);
      await mailTo(email, 'passkey-added', trx);
    };
    // the other sessions have not shown a second step
    await (wasOn ? locked(user.id, add) : session.renew(add));
    await handle({ type: 'RecordPasskeyAdded', userId: user.id, passkeyId: id, name }, context);
    const passkey = (await passkeysOf(user.id)).find((each) => each.id === id);
    if (!passkey) throw new Rejection('conflict');
    return { passkey: viewOf(passkey), recoveryCodes };
  });

  mount(router, renamePasskey, async ({ user, params: { id }, body: { name }, context }) => {
    const renamed = await setPasskeyName(user.id, id, name);
    await handle({ type: 'RecordPasskeyRenamed', userId: user.id, passkeyId: id, name }, context);
    return viewOf(renamed);
  });

  mount(router, removePasskey, async ({ user, params: { id }, session, context }) => {
    session.requireProven();
    const email = await requireEmail(user.id);
    await locked(user.id, async (trx) => {
      await deletePasskey(trx, user.id, id);
      await afterRemoval(dependencies, trx, { userId: user.id, email });
    });
    await handle({ type: 'RecordPasskeyRemoved', userId: user.id, passkeyId: id, by: 'student' }, context);
    return undefined;
  });
};
