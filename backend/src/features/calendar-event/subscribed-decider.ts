import type { CalendarEventForm, CalendarEventId, CalendarSubscriptionId, UserId } from '@hub/contracts';
import { checkEnd } from './event-end.ts';
import type { CalendarEventEvent } from './events.ts';
import { decideImportedAgain, isTouched } from './import-decider.ts';
import type { CalendarEvent } from './state.ts';

/** Commands caused by a calendar to which the student has subscribed. What the student removed stays removed. */
export type SubscribedCommand = { bySubscription: CalendarSubscriptionId } & (
  | { type: 'AddFromCalendar'; form: CalendarEventForm }
  /** `moves`: to the class of the form too, because the student has chosen other classes. */
  | { type: 'FollowCalendar'; form: CalendarEventForm; moves: boolean }
  /** The calendar no longer names the event, or the student wants none of it. One that was changed or ticked stays. */
  | { type: 'LeaveCalendar' }
);

type Command = SubscribedCommand & { calendarEventId: CalendarEventId; by: UserId };

const added = (
  { calendarEventId, by: ownerId, bySubscription: subscriptionId }: Command,
  form: CalendarEventForm,
): CalendarEventEvent => {
  checkEnd(form);
  const origin = { source: 'manual', sourceQuote: null, documentId: null } as const;
  return { type: 'CalendarEventScheduled', data: { calendarEventId, ownerId, ...form, ...origin, subscriptionId } };
};

export const decideSubscribed = (command: Command, state: CalendarEvent | null): readonly CalendarEventEvent[] => {
  const { calendarEventId } = command;
  if (state && state.subscriptionId !== command.bySubscription) return [];
  if (command.type === 'LeaveCalendar') {
    if (!state || state.removed || isTouched(state)) return [];
    return [{ type: 'CalendarEventRemoved', data: { calendarEventId, gone: true } }];
  }
  const { form } = command;
  if (!state) return command.type === 'AddFromCalendar' ? [added(command, form)] : [];
  if (state.removed) return state.gone ? [added(command, form)] : [];
  const moves = command.type === 'FollowCalendar' && command.moves;
  return decideImportedAgain({ calendarEventId, form, classId: moves ? form.classId : undefined }, state);
};
