import type { CalendarSource, CalendarSubscriptionId, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { calendarSubscriptionList, type CalendarSubscriptionRow } from './projection.ts';

/** What the server said about the version that was read last. */
export type Version = Pick<CalendarSource, 'etag' | 'lastModified' | 'fingerprint'>;

interface Row extends Version {
  readonly subscriptionId: CalendarSubscriptionId;
  readonly ownerId: UserId;
  readonly dueAt: string;
  /** Failures in a row. */
  readonly tries: number;
  /** ISO 8601 UTC; null before it was read for the first time. */
  readonly readAt: string | null;
}

/** A subscription whose calendar is to be read. */
export interface DueReading {
  readonly id: CalendarSubscriptionId;
  readonly ownerId: UserId;
}

export const unread: Version = { etag: null, lastModified: null, fingerprint: null };

/** By then the workflow has recorded what it found, unless no worker runs. */
const claimed = "now() + interval '15 minutes'";
const atOnce = 20;

const dueSql = `
  insert into calendar_readings as reading (subscription_id, owner_id, due_at)
  select list.id, list.owner_id, ${claimed}
  from ${calendarSubscriptionList.table} as list
    left join calendar_readings as known on known.subscription_id = list.id
  where not list.is_paused and (known.due_at is null or known.due_at <= now())
  order by known.due_at nulls first
  limit ${atOnce}
  on conflict (subscription_id) do update set due_at = excluded.due_at where reading.due_at <= now()
  returning subscription_id as "id", owner_id`;

/** When the calendars are read: rows that several projectors share, and that follow the subscriptions. */
export const calendarReadings = (db: Knex) => {
  const rows = () => db<Row>('calendar_readings');

  return {
    /** Takes calendars that are due, at most twenty: no one else gets them for a while. */
    async takeDue(): Promise<DueReading[]> {
      const { rows: found } = await db.raw<{ rows: DueReading[] }>(dueSql);
      return found;
    },

    readingOf: (id: CalendarSubscriptionId): Promise<Row | undefined> => rows().where({ subscriptionId: id }).first(),

    /** Due after `inMs` at the latest, with everything to be read again. */
    async readAnew({ id: subscriptionId, ownerId }: DueReading, inMs: number): Promise<void> {
      const dueAt = new Date(Date.now() + inMs).toISOString();
      await rows()
        .insert({ subscriptionId, ownerId, dueAt, ...unread })
        .onConflict('subscriptionId')
        .merge();
    },

    async putOff({ id }: DueReading, inMs: number): Promise<void> {
      await rows()
        .where({ subscriptionId: id })
        .update({ dueAt: new Date(Date.now() + inMs).toISOString() });
    },

    async record(
      { id: subscriptionId, ownerId }: DueReading,
      reading: Pick<Row, 'dueAt' | 'tries'> & Partial<Pick<Row, 'readAt'> & Version>,
    ): Promise<void> {
      await rows()
        .insert({ subscriptionId, ownerId, ...reading })
        .onConflict('subscriptionId')
        .merge();
    },

    async forget(id: CalendarSubscriptionId): Promise<void> {
      await rows().where({ subscriptionId: id }).delete();
    },
  };
};

export type CalendarReadings = ReturnType<typeof calendarReadings>;
export type SubscriptionRow = CalendarSubscriptionRow & { readonly id: CalendarSubscriptionId };
