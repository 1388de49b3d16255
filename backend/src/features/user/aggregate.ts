import type { Aggregate } from '../../platform/aggregate.ts';
import {
  emailReservation,
  user,
  type EraseUser,
  type RegisterUser,
  type ReleaseEmail,
  type Reservation,
  type ReserveEmail,
  type User,
} from './decider.ts';
import { EmailEvent, UserEvent } from './events.ts';

export const userAggregate: Aggregate<RegisterUser | EraseUser, UserEvent, User | null> = {
  category: 'user',
  decider: user,
  events: UserEvent,
};

export const emailAggregate: Aggregate<ReserveEmail | ReleaseEmail, EmailEvent, Reservation | null> = {
  category: 'email',
  decider: emailReservation,
  events: EmailEvent,
};
