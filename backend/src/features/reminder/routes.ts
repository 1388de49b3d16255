import {
  getReminderSettings,
  type ReminderSettings,
  saveReminderSettings,
  stopReminderMail,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Secrets } from '../../platform/encryption/index.ts';
import { callerOf, type RateLimit } from '../../platform/http/index.ts';
import { mount, mountPublic } from '../../platform/http/routing/index.ts';
import type { ReminderCommand } from './decider.ts';
import { studentOfToken } from './stop-address.ts';

export interface ReminderDependencies {
  readonly handle: (command: ReminderCommand, context: CommandContext) => Promise<unknown>;
  readonly settingsOf: (owner: UserId) => Promise<ReminderSettings>;
  readonly secrets: Secrets;
  /** Addresses that do not exist, per caller. */
  readonly guesses: RateLimit;
}

export const reminderRoutes = (
  router: Router,
  { handle, settingsOf, secrets, guesses }: ReminderDependencies,
): void => {
  mount(router, getReminderSettings, ({ user }) => settingsOf(user.id));

  mount(router, saveReminderSettings, async ({ body, user, context }) => {
    await handle({ type: 'SaveReminderSettings', userId: user.id, settings: body }, context);
    return body;
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
