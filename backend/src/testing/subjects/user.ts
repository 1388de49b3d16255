import type { ProfileChange, UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { emailAggregate, userAggregate } from '../../features/user/aggregate.ts';
import type { User, UserCommand } from '../../features/user/decider.ts';
import type { ReleaseEmail, Reservation, ReserveEmail } from '../../features/user/email-reservation.ts';
import type { EmailEvent, UserEvent } from '../../features/user/events.ts';
import type { FactorCommand } from '../../features/user/second-factor/factor-rules.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import { named, type Subject } from '../subject.ts';
import { texts, userIds } from '../values.ts';

type Known =
  | 'nobody'
  | 'erased'
  | {
      readonly profile: object;
      readonly verified: boolean;
      readonly linked: string;
      readonly password: string | null;
      readonly factor: { readonly id: string; readonly proven: boolean; readonly codes: string | null } | null;
    };

const issuers = fc.constantFrom('https://accounts.google.com', 'https://login.example.edu');
const profileChanges: fc.Arbitrary<ProfileChange> = fc
  .record(
    { firstName: texts, lastName: texts, profileImageUrl: fc.constantFrom(null, 'https://example.edu/a.png') },
    { requiredKeys: [] },
  )
  .map((change) => named(change));

const factors = fc.constantFrom(uuid5('a phone'), uuid5('another phone'));
const ofFactor = { userId: userIds, factorId: factors };
const factorCommands: fc.Arbitrary<FactorCommand> = fc.oneof(
  fc.record({ type: fc.constant('RecordFactorOn' as const), ...ofFactor }),
  fc.record({
    type: fc.constant('RecordFactorOff' as const),
    ...ofFactor,
    by: fc.constantFrom('student' as const, 'first-link' as const, 'operator' as const),
  }),
  fc.record({ type: fc.constant('RecordNewRecoveryCodes' as const), ...ofFactor, changeId: factors }),
  fc.record({ type: fc.constant('RecordRecoveryCodeUse' as const), ...ofFactor, useId: factors }),
);

type KnownFactor = Exclude<Known, string>['factor'];
const factorAfter = (factor: KnownFactor, command: FactorCommand, verified: boolean): KnownFactor => {
  const isCurrent = factor?.id === command.factorId;
  if (command.type === 'RecordFactorOn')
    return isCurrent ? factor : { id: command.factorId, proven: verified, codes: null };
  if (!isCurrent) return factor;
  if (command.type === 'RecordFactorOff') return null;
  return { ...factor, codes: command.type === 'RecordNewRecoveryCodes' ? command.changeId : command.useId };
};

const asText = (identities: readonly { issuer: string; subject: string }[]) =>
  identities.map(({ issuer, subject }) => `${issuer} ${subject}`).join('; ');

export const userSubject: Subject<UserCommand, UserEvent, User | null, Known> = {
  aggregate: userAggregate,
  idOf: ({ userId }) => userId,
  ownerOf: ({ userId }) => userId,
  commands: fc.oneof(
    fc.record({
      type: fc.constant('RegisterUser' as const),
      userId: userIds,
      email: fc.emailAddress(),
      firstName: texts,
      lastName: fc.option(texts),
    }),
    fc.record({ type: fc.constant('ChangeProfile' as const), userId: userIds, change: profileChanges }),
    fc.record({ type: fc.constant('VerifyEmail' as const), userId: userIds }),
    fc.record({
      type: fc.constant('RecordPassword' as const),
      userId: userIds,
      changeId: fc.constantFrom(uuid5('one change'), uuid5('another')),
      by: fc.constantFrom('current-password' as const, 'mailed-link' as const),
    }),
    fc.record({
      type: fc.constant('LinkIdentity' as const),
      userId: userIds,
      issuer: issuers,
      subject: fc.constantFrom('1', '2'),
    }),
    factorCommands,
    fc.record({ type: fc.constant('EraseUser' as const), userId: userIds }),
  ),
  unknown: 'nobody',
  after(known, command) {
    if (command.type === 'RegisterUser') {
      if (known !== 'nobody') return { refused: 'email_taken' };
      const { firstName, lastName } = command;
      return {
        known: {
          profile: { firstName, lastName, profileImageUrl: null },
          verified: false,
          linked: '',
          password: null,
          factor: null,
        },
      };
    }
    if (known === 'nobody') return { refused: 'not_found' };
    if (command.type === 'EraseUser') return { known: 'erased' };
    if (known === 'erased') return { refused: 'not_found' };
    if (command.type === 'RecordPassword') return { known: { ...known, password: command.changeId } };
    if (command.type === 'VerifyEmail') return { known: { ...known, verified: true } };
    if (command.type === 'ChangeProfile') {
      return { known: { ...known, profile: { ...known.profile, ...command.change } } };
    }
    if (command.type !== 'LinkIdentity') {
      return { known: { ...known, factor: factorAfter(known.factor, command, known.verified) } };
    }
    const linked = known.linked === '' ? [] : known.linked.split('; ');
    const all = new Set([...linked, asText([command])]);
    return { known: { ...known, verified: true, linked: [...all].join('; ') } };
  },
  seen(state) {
    if (!state) return 'nobody';
    if (state.erased) return 'erased';
    const { profile, emailVerified: verified, identities, passwordChange: password, factor } = state;
    const seen = factor && { id: factor.factorId, proven: factor.proven, codes: factor.codes };
    return { profile, verified, linked: asText(identities), password, factor: seen };
  },
};

/** One address, for all students. */
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
