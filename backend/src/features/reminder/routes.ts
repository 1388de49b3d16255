import {
  getReminderChoice,
  getReminderSettings,
  listNotices,
  saveReminderChoice,
  saveReminderSettings,
  seeNotices,
  stopReminderMail,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Secrets } from '../../platform/encryption/index.ts';
import { callerOf, type RateLimit } from '../../platform/http/index.ts';
import { mount, mountPublic } from '../../platform/http/routing/index.ts';
import type { ReminderCommand } from './decider.ts';
import type { reminderQueries } from './queries.ts';
import { studentOfToken } from './stop-address.ts';

export interface ReminderDependencies {
  readonly handle: (command: ReminderCommand, context: CommandContext) => Promise<unknown>;
  readonly queries: Pick<ReturnType<typeof reminderQueries>, 'settingsOf' | 'choiceOf' | 'isOwn' | 'noticesOf'>;
  readonly secrets: Secrets;
  /** Addresses that do not exist, per caller. */
  readonly guesses: RateLimit;
}

export const reminderRoutes = (router: Router, { handle, queries, secrets, guesses }: ReminderDependencies): void => {
  mount(router, getReminderSettings, ({ user }) => queries.settingsOf(user.id));

  mount(router, saveReminderSettings, async ({ body, user, context }) => {
    await handle({ type: 'SaveReminderSettings', userId: user.id, settings: body }, context);
    return body;
  });

  mount(router, getReminderChoice, async ({ params: { id }, user }) => {
    if (!(await queries.isOwn(user.id, id))) throw new Rejection('thing_not_found');
    return queries.choiceOf(user.id, id);
  });

  mount(router, saveReminderChoice, async ({ params: { id: thingId }, body, user, context }) => {
    if (!(await queries.isOwn(user.id, thingId))) throw new Rejection('thing_not_found');
    await handle({ type: 'ChooseReminder', userId: user.id, thingId, ...body }, context);
    return body;
  });

  mount(router, listNotices, ({ user }) => queries.noticesOf(user.id));

  mount(router, seeNotices, async ({ body, user, context }) => {
    await handle({ type: 'SeeNotices', userId: user.id, ...body }, context);
    return undefined;
  });

  mountPublic(router, stopReminderMail, async ({ params, ip, correlationId }) => {
    const userId = studentOfToken(secrets, params.token);
    if (!userId) {
      await guesses.count(callerOf(ip));
      throw new Rejection('not_found');
    }
    const actor = { ownerId: userId, actorId: userId, actorKind: 'student' } as const;
    await handle({ type: 'StopReminderMail', userId }, { ...actor, correlationId });
    return undefined;
  });
};
