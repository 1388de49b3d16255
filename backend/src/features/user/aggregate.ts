import type { Aggregate } from '../../platform/domain/index.ts';
import { user, type User, type UserCommand } from './decider.ts';
import { emailReservation, type ReleaseEmail, type Reservation, type ReserveEmail } from './email-reservation.ts';
import { EmailEvent, UserEvent } from './events.ts';

export const userAggregate: Aggregate<UserCommand, UserEvent, User | null> = {
  category: 'user',
  decider: user,
  events: UserEvent,
};

export const emailAggregate: Aggregate<ReserveEmail | ReleaseEmail, EmailEvent, Reservation | null> = {
  category: 'email',
  decider: emailReservation,
  events: EmailEvent,
};
