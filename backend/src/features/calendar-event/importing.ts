import { CalendarEventId, type CalendarSubscriptionId, type ImportedEvent, type UserId } from '@hub/contracts';
import { uuid5 } from '../../platform/domain/index.ts';
import { checkEnd } from './event-end.ts';

/** A student's dates of one key are the same event, so that another import finds it. */
export const importedEventId = (by: UserId, key: string) => CalendarEventId.parse(uuid5('imported-event', by, key));

/** A date of a subscribed calendar: others may use the same keys. */
export const subscribedEventId = (subscription: CalendarSubscriptionId, key: string) =>
  CalendarEventId.parse(uuid5('subscribed-event', subscription, key));

/**
 * A command for each date.
 * @throws Rejection `ends_before_start`, before anything is recorded
 */
export const importing = (events: readonly ImportedEvent[], by: UserId) => {
  const byKey = new Map(events.map(({ key, ...form }) => [key, form]));
  return [...byKey].map(([key, form]) => {
    checkEnd(form);
    return { type: 'ImportCalendarEvent', calendarEventId: importedEventId(by, key), by, form } as const;
  });
};
