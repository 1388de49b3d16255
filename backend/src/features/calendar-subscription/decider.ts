import type {
  CalendarProblem,
  CalendarSubscriptionChange,
  CalendarSubscriptionForm,
  CalendarSubscriptionId,
  UserId,
} from '@hub/contracts';
import { changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import type { CalendarSubscriptionEvent } from './events.ts';

/** What one reading did to the student's events; `fingerprint` is of its dates. */
export interface Followed {
  readonly fingerprint: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export type CalendarSubscriptionCommand = { calendarSubscriptionId: CalendarSubscriptionId; by: UserId } & (
  | { type: 'AddCalendarSubscription'; form: CalendarSubscriptionForm }
  | { type: 'ChangeCalendarSubscription'; change: CalendarSubscriptionChange }
  | { type: 'RecordCalendarRead'; followed: Followed }
  /** `at` is the time, ISO 8601 UTC. What has failed since `longAgo` is given up. */
  | { type: 'RecordCalendarFailure'; problem: CalendarProblem; at: string; longAgo: string }
  | { type: 'ResumeCalendarSubscription' | 'RemoveCalendarSubscription' }
);

export type CalendarSubscription = Pick<
  CalendarSubscriptionForm,
  'address' | 'name' | 'zone' | 'otherwise' | 'byHand'
> & {
  ownerId: UserId;
  /** Of the dates that were read last. */
  fingerprint: string | null;
  /** The student has chosen other classes since it was read last. */
  moves: boolean;
  failing: { problem: CalendarProblem; since: string } | null;
  paused: boolean;
  removed: boolean;
};

const chosen = ({ name, otherwise, byHand }: CalendarSubscription) => ({ name, otherwise, byHand });

const failure = (
  { failing, paused }: CalendarSubscription,
  {
    calendarSubscriptionId,
    problem,
    at,
    longAgo,
  }: Extract<CalendarSubscriptionCommand, { type: 'RecordCalendarFailure' }>,
): readonly CalendarSubscriptionEvent[] => {
  // without room for new dates, known ones still follow
  const isOld = failing !== null && problem !== 'no_room' && failing.since <= longAgo;
  return [
    ...(failing?.problem === problem
      ? []
      : [{ type: 'CalendarSubscriptionFailed', data: { calendarSubscriptionId, problem, at } } as const]),
    ...(isOld && !paused ? [{ type: 'CalendarSubscriptionPaused', data: { calendarSubscriptionId } } as const] : []),
  ];
};

export const calendarSubscription: Decider<
  CalendarSubscriptionCommand,
  CalendarSubscriptionEvent,
  CalendarSubscription | null
> = {
  initialState: null,

  evolve(state, event) {
    if (event.type === 'CalendarSubscriptionAdded') {
      const { calendarSubscriptionId: _id, ...form } = event.data;
      return { ...form, fingerprint: null, moves: false, failing: null, paused: false, removed: false };
    }
    if (!state) return null;
    switch (event.type) {
      case 'CalendarSubscriptionChanged': {
        const { calendarSubscriptionId: _id, ...changes } = event.data;
        const moves = changes.otherwise !== undefined || changes.byHand !== undefined;
        return { ...withChanges(state, changes), moves: state.moves || moves };
      }
      case 'CalendarSubscriptionRead':
        return { ...state, fingerprint: event.data.fingerprint, moves: false, failing: null, paused: false };
      case 'CalendarSubscriptionFailed': {
        const { problem, at } = event.data;
        return { ...state, failing: { problem, since: state.failing?.since ?? at } };
      }
      case 'CalendarSubscriptionPaused':
        return { ...state, paused: true };
      case 'CalendarSubscriptionResumed':
        return { ...state, failing: null, paused: false };
      case 'CalendarSubscriptionRemoved':
        return { ...state, removed: true };
    }
  },

  decide(command, state) {
    const { calendarSubscriptionId, by } = command;
    if (command.type === 'AddCalendarSubscription') {
      if (state) throw new Rejection('already_exists');
      return [{ type: 'CalendarSubscriptionAdded', data: { calendarSubscriptionId, ownerId: by, ...command.form } }];
    }
    if (!state || state.ownerId !== by || state.removed) throw new Rejection('subscription_not_found');

    switch (command.type) {
      case 'ChangeCalendarSubscription': {
        const changes = changesTo(chosen(state), command.change);
        return changes ? [{ type: 'CalendarSubscriptionChanged', data: { calendarSubscriptionId, ...changes } }] : [];
      }
      case 'RecordCalendarRead': {
        const { fingerprint, added, changed, removed } = command.followed;
        const isOther = added + changed + removed > 0 && fingerprint !== state.fingerprint;
        const data = { calendarSubscriptionId, fingerprint, added, changed, removed };
        return isOther || state.moves || state.failing !== null ? [{ type: 'CalendarSubscriptionRead', data }] : [];
      }
      case 'RecordCalendarFailure':
        return failure(state, command);
      case 'ResumeCalendarSubscription':
        return state.paused ? [{ type: 'CalendarSubscriptionResumed', data: { calendarSubscriptionId } }] : [];
      case 'RemoveCalendarSubscription':
        return [{ type: 'CalendarSubscriptionRemoved', data: { calendarSubscriptionId } }];
    }
  },
};
