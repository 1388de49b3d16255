import type { AnyAggregate } from '../../platform/domain/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { createRateLimit } from '../../platform/http/index.ts';
import { calendarEventAggregate } from '../calendar-event/index.ts';
import { classAggregate } from '../class/index.ts';
import { taskAggregate } from '../task/index.ts';
import { reminderAggregate } from './aggregate.ts';
import { keepReminding } from './keep-reminding.ts';
import { noticesSeenList, reminderChoiceList, reminderSettingsList } from './projection.ts';
import { pushDevices } from './push/devices.ts';
import { keepPushing } from './push/keep-pushing.ts';
import { queueTest } from './push/messages.ts';
import { pushRoutes } from './push/routes.ts';
import { reminderQueries } from './queries.ts';
import { reminderChanges, reminderSwitch } from './reactor.ts';
import { endTurns, hurryTurn, startTurns } from './reminder-turns.ts';
import { reminderRoutes } from './routes.ts';

const hour = 60 * 60;

/** What a reminder names; a class hides its things. */
const dated: readonly AnyAggregate[] = [calendarEventAggregate, taskAggregate, classAggregate];

export const reminderFeature: Feature = {
  privacy: {
    tables: {
      [reminderSettingsList.table]: { owner: 'ownerId' },
      reminder_turns: { owner: 'ownerId' },
      sent_reminders: { owner: 'ownerId' },
      [reminderChoiceList.table]: { owner: 'ownerId' },
      [noticesSeenList.table]: { owner: 'ownerId' },
      reminder_notices: { owner: 'ownerId' },
      push_devices: { owner: 'ownerId', secret: 'sealed addresses and keys of browsers' },
      push_messages: { owner: 'ownerId', secret: 'ids of what is on its way to browsers, for six hours' },
    },
    streams: ['reminder'],
  },
  aggregates: [reminderAggregate],
  projections: [reminderSettingsList, reminderChoiceList, noticesSeenList],
  reactors: ({ db }) => {
    const turns = {
      start: (owner) => startTurns(db, owner),
      end: (owner) => endTurns(db, owner),
      hurry: (owner) => hurryTurn(db, owner),
    } satisfies Parameters<typeof reminderSwitch>[0];
    return [reminderSwitch(turns), ...dated.map((aggregate) => reminderChanges(aggregate, turns))];
  },
  routes: (router, { db, keys, commands, secrets, webPush, webhookReach }) => {
    reminderRoutes(router, {
      handle: (command, context) => commands.handle(reminderAggregate, { id: command.userId, command }, context),
      queries: reminderQueries(db),
      secrets,
      guesses: createRateLimit(
        { db, secrets },
        { name: 'unknown-stop-address', windows: [{ attempts: 100, withinSeconds: hour }] },
      ),
    });
    pushRoutes(router, {
      publicKey: webPush.publicKey,
      devices: pushDevices({ db, keys, secrets }),
      test: (ownerId, id) => queueTest(db, ownerId, id),
      reach: webhookReach,
    });
  },
};

export { keepPushing, keepReminding };
