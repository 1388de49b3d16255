import { type OwnQuota, PasskeyId, type ProfileChange, Role, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { emailAggregate, userAggregate } from '../../features/user/aggregate.ts';
import type { User, UserCommand } from '../../features/user/decider.ts';
import type { ReleaseEmail, Reservation, ReserveEmail } from '../../features/user/email-reservation.ts';
import type { EmailEvent, UserEvent } from '../../features/user/events.ts';
import type { FactorCommand } from '../../features/user/second-factor/factor-rules.ts';
import { isStandingCommand, type StandingCommand } from '../../features/user/standing/standing-rules.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import { named, type Subject } from '../subject.ts';
import { texts, userIds } from '../values.ts';

interface KnownStanding {
  readonly operator: boolean;
  readonly auditor: boolean;
  readonly lock: string | null;
  readonly quota: OwnQuota;
  readonly look: string | null;
  readonly signOut: string | null;
}

interface KnownFactors {
  readonly app: { readonly id: string; readonly proven: boolean } | null;
  readonly passkeys: Readonly<Record<string, { readonly name: string; readonly proven: boolean }>>;
  readonly codes: string | null;
}

type Known =
  | 'nobody'
  | 'erased'
  | {
      readonly profile: object;
      readonly verified: boolean;
      readonly linked: string;
      readonly password: string | null;
      readonly standing: KnownStanding;
      readonly factors: KnownFactors;
    };

const issuers = fc.constantFrom('https://accounts.google.com', 'https://login.example.edu');
const profileChanges: fc.Arbitrary<ProfileChange> = fc
  .record(
    { firstName: texts, lastName: texts, profileImageUrl: fc.constantFrom(null, 'https://example.edu/a.png') },
    { requiredKeys: [] },
  )
  .map((change) => named(change));

const factors = fc.constantFrom(uuid5('a phone'), uuid5('another phone'));
const passkeys = fc.constantFrom(...['a laptop', 'a key'].map((name) => PasskeyId.parse(uuid5(name))));
const ofPasskey = { userId: userIds, passkeyId: passkeys };
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
  fc.record({
    type: fc.constantFrom('RecordPasskeyAdded' as const, 'RecordPasskeyRenamed' as const),
    ...ofPasskey,
    name: texts,
  }),
  fc.record({
    type: fc.constant('RecordPasskeyRemoved' as const),
    ...ofPasskey,
    by: fc.constantFrom('student' as const, 'first-link' as const, 'operator' as const),
  }),
);

const limits = fc.option(fc.integer({ min: 1, max: 1000 }));
const locks = fc.constantFrom(uuid5('a lock'), uuid5('another lock'));
const standingCommands: fc.Arbitrary<StandingCommand> = fc.oneof(
  fc.record({
    type: fc.constantFrom('GrantRole' as const, 'TakeRoleAway' as const),
    userId: userIds,
    role: fc.constantFrom(...Role.options),
  }),
  fc.record({
    type: fc.constantFrom('RecordLock' as const, 'RecordUnlock' as const),
    userId: userIds,
    lockId: locks,
  }),
  fc.record({
    type: fc.constant('SetQuota' as const),
    userId: userIds,
    bytes: limits,
    documents: limits,
    events: limits,
  }),
  fc.record({ type: fc.constant('RecordLook' as const), userId: userIds, lookId: locks }),
  fc.record({ type: fc.constant('RecordSignOut' as const), userId: userIds, signOutId: locks }),
);

const standingAfter = (known: KnownStanding, command: StandingCommand): KnownStanding | 'has_role' => {
  switch (command.type) {
    case 'GrantRole':
    case 'TakeRoleAway':
      return { ...known, [command.role]: command.type === 'GrantRole' };
    case 'RecordLock':
      if (known.lock === command.lockId) return known;
      return known.operator || known.auditor ? 'has_role' : { ...known, lock: command.lockId };
    case 'RecordUnlock':
      return known.lock === command.lockId ? { ...known, lock: null } : known;
    case 'SetQuota': {
      const { bytes, documents, events } = command;
      return { ...known, quota: { bytes, documents, events } };
    }
    case 'RecordLook':
      return { ...known, look: command.lookId };
    case 'RecordSignOut':
      return { ...known, signOut: command.signOutId };
  }
};

const without = <Value>(all: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== key));

const changedFactors = (known: KnownFactors, command: FactorCommand, proven: boolean): KnownFactors => {
  const { app, passkeys } = known;
  switch (command.type) {
    case 'RecordFactorOn':
      return app?.id === command.factorId ? known : { ...known, app: { id: command.factorId, proven } };
    case 'RecordFactorOff':
      return app?.id === command.factorId ? { ...known, app: null } : known;
    case 'RecordNewRecoveryCodes':
      return { ...known, codes: command.changeId };
    case 'RecordRecoveryCodeUse':
      return { ...known, codes: command.useId };
    case 'RecordPasskeyAdded': {
      const { passkeyId, name } = command;
      return passkeys[passkeyId] ? known : { ...known, passkeys: { ...passkeys, [passkeyId]: { name, proven } } };
    }
    case 'RecordPasskeyRenamed': {
      const { passkeyId, name } = command;
      const old = passkeys[passkeyId];
      return old ? { ...known, passkeys: { ...passkeys, [passkeyId]: { ...old, name } } } : known;
    }
    case 'RecordPasskeyRemoved':
      return { ...known, passkeys: without(passkeys, command.passkeyId) };
  }
};

const factorsAfter = (known: KnownFactors, command: FactorCommand, verified: boolean): KnownFactors => {
  const after = changedFactors(known, command, verified);
  return after.app || Object.keys(after.passkeys).length > 0 ? after : { ...after, codes: null };
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
    standingCommands,
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
          standing: {
            operator: false,
            auditor: false,
            lock: null,
            quota: { bytes: null, documents: null, events: null },
            look: null,
            signOut: null,
          },
          factors: { app: null, passkeys: {}, codes: null },
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
    if (isStandingCommand(command)) {
      const standing = standingAfter(known.standing, command);
      return standing === 'has_role' ? { refused: standing } : { known: { ...known, standing } };
    }
    if (command.type !== 'LinkIdentity') {
      return { known: { ...known, factors: factorsAfter(known.factors, command, known.verified) } };
    }
    const linked = known.linked === '' ? [] : known.linked.split('; ');
    const all = new Set([...linked, asText([command])]);
    return { known: { ...known, verified: true, linked: [...all].join('; ') } };
  },
  seen(state) {
    if (!state) return 'nobody';
    if (state.erased) return 'erased';
    const { profile, emailVerified: verified, identities, passwordChange: password, standing } = state;
    const { app, passkeys: added, codes } = state.factors;
    const seen = {
      app: app && { id: app.factorId, proven: app.proven },
      passkeys: Object.fromEntries(added.map(({ passkeyId, name, proven }) => [passkeyId, { name, proven }])),
      codes,
    };
    const { roles, lockId: lock, quota, lookId: look, signOutId: signOut } = standing;
    const known = {
      operator: roles.includes('operator'),
      auditor: roles.includes('auditor'),
      lock,
      quota,
      look,
      signOut,
    };
    return { profile, verified, linked: asText(identities), password, standing: known, factors: seen };
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
