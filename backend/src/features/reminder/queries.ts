import { defaultReminderSettings, type ReminderSettings, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listedFor } from '../class/index.ts';
import type { Dated } from './planning/leads.ts';
import { reminderSettingsList, type ReminderSettingsRow } from './projection.ts';

/** A thing with its name, as a mail lists it. */
export type NamedThing = Dated & { readonly title: string; readonly className: string | null };

interface Days {
  readonly from: string;
  readonly to: string;
}

/** More on one day than any mail should list. */
const mostThings = 500;

export const reminderQueries = (db: Knex) => {
  const things =
    (table: string, columns: readonly string[]) =>
    (ownerId: UserId, { from, to }: Days) =>
      db(table)
        .leftJoin('class_list as of', 'of.id', `${table}.class_id`)
        .where({ [`${table}.ownerId`]: ownerId, completed: false })
        .whereBetween('dueDate', [from, to])
        .where(listedFor(undefined, table))
        .orderBy(['dueDate', `${table}.id`])
        .limit(mostThings)
        .select<NamedThing[]>(
          `${table}.id`,
          'title',
          'dueDate as day',
          'completed as over',
          'of.name as className',
          ...columns.map((column) => db.raw(column)),
        );
  const events = things('calendar_event_list', ['event_type as kind', 'due_time as time']);
  const tasks = things('task_list', [`'task' as kind`, 'due_time as time']);

  return {
    settingsOf: async (ownerId: UserId): Promise<ReminderSettings> => {
      const row = await db<ReminderSettingsRow>(reminderSettingsList.table).where({ ownerId }).first();
      return row?.settings ?? defaultReminderSettings;
    },

    /** What is not done on these days, except that of archived and deleted classes. */
    thingsOf: async (ownerId: UserId, days: Days): Promise<NamedThing[]> => [
      ...(await events(ownerId, days)),
      ...(await tasks(ownerId, days)),
    ],
  };
};
