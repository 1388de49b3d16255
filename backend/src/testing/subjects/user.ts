import type { UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { emailAggregate, userAggregate } from '../../features/user/aggregate.ts';
import type {
  EraseUser,
  RegisterUser,
  ReleaseEmail,
  Reservation,
  ReserveEmail,
  User,
} from '../../features/user/decider.ts';
import type { EmailEvent, UserEvent } from '../../features/user/events.ts';
import type { Subject } from '../subject.ts';
import { texts, userIds } from '../values.ts';

type Known = 'nobody' | 'registered' | 'erased';

export const userSubject: Subject<RegisterUser | EraseUser, UserEvent, User | null, Known> = {
  aggregate: userAggregate,
  idOf: ({ userId }) => userId,
  ownerOf: ({ userId }) => userId,
  commands: fc.oneof(
    fc.record({
      type: fc.constant('RegisterUser' as const),
      userId: userIds,
      email: fc.emailAddress(),
      firstName: texts,
      lastName: texts,
    }),
    fc.record({ type: fc.constant('EraseUser' as const), userId: userIds }),
  ),
  unknown: 'nobody',
  after(known, { type }) {
    if (type === 'RegisterUser') return known === 'nobody' ? { known: 'registered' } : { refused: 'email_taken' };
    return known === 'nobody' ? { refused: 'not_found' } : { known: 'erased' };
  },
  seen: (state) => (state ? (state.erased ? 'erased' : 'registered') : 'nobody'),
};

/** One address, whoever wants it. */
export const emailSubject: Subject<ReserveEmail | ReleaseEmail, EmailEvent, Reservation | null, UserId | null> = {
  aggregate: emailAggregate,
  idOf: () => 'the-address',
  ownerOf: ({ userId }) => userId,
  commands: fc.record({ type: fc.constantFrom('ReserveEmail' as const, 'ReleaseEmail' as const), userId: userIds }),
  unknown: null,
  after(known, { type, userId }) {
    if (type === 'ReserveEmail') return { known: known ?? userId };
    return { known: known === userId ? null : known };
  },
  seen: (state) => state && state.userId,
};
