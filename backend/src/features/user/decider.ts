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

export type User = { registered: true };

export const user: Decider<RegisterUser, UserEvent, User | null> = {
  initialState: null,

  evolve() {
    return { registered: true };
  },

  decide({ userId, email, firstName, lastName }, state) {
    if (state) throw new Rejection('email_taken');
    return [{ type: 'UserRegistered', data: { userId, email, firstName, lastName } }];
  },
};

export interface ReserveEmail {
  readonly type: 'ReserveEmail';
  readonly userId: UserId;
}

/** Whose address it is. */
export type Reservation = { userId: UserId };

export const emailReservation: Decider<ReserveEmail, EmailEvent, Reservation | null> = {
  initialState: null,

  evolve(_state, event) {
    return { userId: event.data.userId };
  },

  decide({ userId }, state) {
    if (state) return []; // whoever asks looks whose it is
    return [{ type: 'EmailReserved', data: { userId } }];
  },
};
