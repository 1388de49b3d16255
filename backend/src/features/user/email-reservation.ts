import type { UserId } from '@hub/contracts';
import type { Decider } from '../../platform/domain/index.ts';
import type { EmailEvent } from './events.ts';

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
