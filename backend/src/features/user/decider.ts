import type { UserId } from '@hub/contracts';
import { type Decider, Rejection } from '../../platform/decider.ts';
import type { EmailEvent, UserEvent } from './events.ts';

export interface RegisterUser {
  readonly type: 'RegisterUser';
  readonly userId: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface EraseUser {
  readonly type: 'EraseUser';
  readonly userId: UserId;
}

export type User = { email: string; erased: boolean };

export const user: Decider<RegisterUser | EraseUser, UserEvent, User | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'UserRegistered':
        return { email: event.data.email, erased: false };
      case 'UserErased':
        return state && { ...state, erased: true };
    }
  },

  decide(command, state) {
    const { userId } = command;
    if (command.type === 'EraseUser') {
      if (!state) throw new Rejection('not_found');
      return state.erased ? [] : [{ type: 'UserErased', data: { userId } }];
    }
    if (state) throw new Rejection('email_taken');
    const { email, firstName, lastName } = command;
    return [{ type: 'UserRegistered', data: { userId, email, firstName, lastName } }];
  },
};

export interface ReserveEmail {
  readonly type: 'ReserveEmail';
  readonly userId: UserId;
}

export interface ReleaseEmail {
  readonly type: 'ReleaseEmail';
  readonly userId: UserId;
}

/** Whose address it is. */
export type Reservation = { userId: UserId };

export const emailReservation: Decider<ReserveEmail | ReleaseEmail, EmailEvent, Reservation | null> = {
  initialState: null,

  evolve(_state, event) {
    return event.type === 'EmailReserved' ? { userId: event.data.userId } : null;
  },

  decide({ type, userId }, state) {
    // nobody gives away what is another one's by now
    if (type === 'ReleaseEmail') return state?.userId === userId ? [{ type: 'EmailReleased', data: { userId } }] : [];
    if (state) return []; // whoever asks looks whose it is
    return [{ type: 'EmailReserved', data: { userId } }];
  },
};
