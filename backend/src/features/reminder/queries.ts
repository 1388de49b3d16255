import {
  defaultReminderSettings,
  type NoticeView,
  noticeLimit,
  type ReminderChoice,
  type ReminderSettings,
  type UserId,
} from '@hub/contracts';
import type { Knex } from 'knex';
import { inActiveClass } from '../class/index.ts';
import type { Dated } from './planning/leads.ts';
import {
  noticesSeenList,
  type NoticesSeenRow,
  reminderChoiceList,
  type ReminderChoiceRow,
  reminderSettingsList,
  type ReminderSettingsRow,
} from './projection.ts';

/** A thing with its name, as a mail lists it. */
export type NamedThing = Dated & {
  readonly ownerId: UserId;
  readonly title: string;
  readonly className: string | null;
};

interface Days {
  readonly ownerId: UserId;
  readonly from: string;
  readonly to: string;
}

/** More on one day than any mail should list. */
const mostThings = 500;

const fields = `thing.id, thing.owner_id, thing.title, thing.due_date as day, thing.completed as over,
  class_list.name as class_name, chosen.lead`;
const joins = `
  left join class_list on class_list.id = thing.class_id
  left join reminder_choice_list as chosen on chosen.id = thing.id`;

const ofEvents = `select ${fields}, thing.event_type as kind, thing.due_time as time from calendar_event_list as thing`;
const ofTasks = `select ${fields}, 'task' as kind, thing.due_time as time from task_list as thing`;
const isOpen = `not thing.completed and ${inActiveClass('thing')}`;

/** The index on owner and day finds those of each student. */
const inDays = (select: string) => `
  select found.* from unnest(?::uuid[], ?::text[], ?::text[]) as wanted (owner_id, first_day, last_day)
  cross join lateral (${select} ${joins}
    where thing.owner_id = wanted.owner_id and thing.due_date between wanted.first_day and wanted.last_day and ${isOpen}
    order by thing.due_date, thing.id limit ${mostThings}) as found`;

const byIds = (select: string) => `${select} ${joins}
  where thing.owner_id = ? and thing.id = any(?::uuid[]) and thing.due_date is not null and ${isOpen}`;

const [eventsInDays, tasksInDays] = [inDays(ofEvents), inDays(ofTasks)];
const [eventsByIds, tasksByIds] = [byIds(ofEvents), byIds(ofTasks)];

const isOwnIn = (table: string) => `exists (select from ${table} as thing
  where thing.owner_id = :ownerId and thing.id = :id and not exists (
    select from class_list where class_list.id = thing.class_id and class_list.deleted_at is not null))`;
const isOwn = `select ${isOwnIn('calendar_event_list')} or ${isOwnIn('task_list')} as found`;

/** Settings that were saved before there were other ways than mail lack them. */
const complete = (settings: ReminderSettings): ReminderSettings => ({ ...defaultReminderSettings, ...settings });

export const reminderQueries = (db: Knex) => {
  const rowsOf = async (sql: string, values: readonly Knex.RawBinding[]) =>
    (await db.raw<{ rows: NamedThing[] }>(sql, values)).rows;
  const seenOf = (ownerId: UserId) => db<NoticesSeenRow & { id: UserId }>(noticesSeenList.table).where({ id: ownerId });

  /** Those of these things that are open, except things of archived and deleted classes. */
  const openAmong = async (ownerId: UserId, ids: readonly string[]): Promise<NamedThing[]> => {
    const [events, tasks] = await Promise.all([eventsByIds, tasksByIds].map((sql) => rowsOf(sql, [ownerId, [...ids]])));
    return [...(events ?? []), ...(tasks ?? [])];
  };

  return {
    openAmong,

    settingsOf: async (ownerId: UserId): Promise<ReminderSettings> => {
      const row = await db<ReminderSettingsRow>(reminderSettingsList.table).where({ ownerId }).first();
      return complete(row?.settings ?? defaultReminderSettings);
    },

    /** Of those students who saved some. */
    settingsOfAll: async (owners: readonly UserId[]): Promise<ReadonlyMap<UserId, ReminderSettings>> => {
      const rows = await db<ReminderSettingsRow>(reminderSettingsList.table).whereRaw('owner_id = any(?)', [
        [...owners],
      ]);
      return new Map(rows.map(({ ownerId, settings }) => [ownerId, complete(settings)]));
    },

    /** What is not done on these days, except that of archived and deleted classes; events before tasks. */
    thingsOf: async (wanted: readonly Days[]): Promise<NamedThing[]> => {
      const columns = [
        wanted.map(({ ownerId }) => ownerId),
        wanted.map(({ from }) => from),
        wanted.map(({ to }) => to),
      ];
      return [...(await rowsOf(eventsInDays, columns)), ...(await rowsOf(tasksInDays, columns))];
    },

    /** Whether the student has such an event or task, and not in a deleted class. */
    isOwn: async (ownerId: UserId, id: string): Promise<boolean> => {
      const { rows } = await db.raw<{ rows: { found: boolean }[] }>(isOwn, { ownerId, id });
      return rows[0]?.found ?? false;
    },

    choiceOf: async (ownerId: UserId, id: string): Promise<ReminderChoice> => {
      const row = await db<ReminderChoiceRow & { id: string }>(reminderChoiceList.table).where({ ownerId, id }).first();
      return { lead: row?.lead ?? 'usual' };
    },

    noticesOf: async (ownerId: UserId): Promise<NoticeView[]> => {
      const notices = await db<{ id: string; ownerId: UserId; thingId: string; createdAt: string }>('reminder_notices')
        .where({ ownerId })
        .whereRaw("created_at > now() - interval '7 days'")
        .orderBy([{ column: 'createdAt', order: 'desc' }, 'id'])
        .limit(noticeLimit);
      const things = await openAmong(
        ownerId,
        notices.map(({ thingId }) => thingId),
      );
      const until = (await seenOf(ownerId).first())?.until ?? '';
      const byId = new Map(things.map((thing) => [thing.id, thing]));
      return notices.flatMap(({ id, thingId, createdAt }) => {
        const thing = byId.get(thingId);
        if (!thing) return [];
        const { kind, title, className, day, time } = thing;
        return [{ id, thingId, createdAt, kind, title, className, day, time, seen: createdAt <= until }];
      });
    },
  };
};
