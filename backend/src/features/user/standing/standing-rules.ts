import type { OwnQuota, Role, UserId } from '@hub/contracts';
import { Rejection } from '../../../platform/domain/index.ts';
import type { StandingEvent } from './standing-events.ts';

interface OfAccount {
  readonly userId: UserId;
}

export type StandingCommand = OfAccount &
  (
    | { readonly type: 'GrantRole' | 'TakeRoleAway'; readonly role: Role }
    /** Both record what a table has already: the same command again records nothing. */
    | { readonly type: 'RecordLock' | 'RecordUnlock'; readonly lockId: string }
    | ({ readonly type: 'SetQuota' } & OwnQuota)
    | { readonly type: 'RecordLook'; readonly lookId: string }
    | { readonly type: 'RecordSignOut'; readonly signOutId: string }
  );

export type Standing = {
  roles: readonly Role[];
  /** Null while the account is open. */
  lockId: string | null;
  quota: OwnQuota;
  /** The last look and the last sign-out by an operator: the same again records nothing. */
  lookId: string | null;
  signOutId: string | null;
};

export const newStanding: Standing = {
  roles: [],
  lockId: null,
  quota: { bytes: null, documents: null, events: null },
  lookId: null,
  signOutId: null,
};

const commandTypes: Readonly<Record<StandingCommand['type'], true>> = {
  GrantRole: true,
  TakeRoleAway: true,
  RecordLock: true,
  RecordUnlock: true,
  SetQuota: true,
  RecordLook: true,
  RecordSignOut: true,
};

const eventTypes: Readonly<Record<StandingEvent['type'], true>> = {
  RoleGranted: true,
  RoleTakenAway: true,
  AccountLocked: true,
  AccountUnlocked: true,
  QuotaSet: true,
  AccountLookedAt: true,
  SignedOutByOperator: true,
};

export const isStandingCommand = <Command extends { readonly type: string }>(
  command: Command,
): command is Extract<Command, StandingCommand> => Object.hasOwn(commandTypes, command.type);

export const isStandingEvent = <Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, StandingEvent> => Object.hasOwn(eventTypes, event.type);

/** In the order of the alphabet, each once. */
export const withRole = (roles: readonly Role[], role: Role): readonly Role[] =>
  [...new Set([...roles, role])].toSorted();

export const withoutRole = (roles: readonly Role[], role: Role): readonly Role[] =>
  roles.filter((each) => each !== role);

export const evolveStanding = (standing: Standing, event: StandingEvent): Standing => {
  switch (event.type) {
    case 'RoleGranted':
      return { ...standing, roles: withRole(standing.roles, event.data.role) };
    case 'RoleTakenAway':
      return { ...standing, roles: withoutRole(standing.roles, event.data.role) };
    case 'AccountLocked':
      return { ...standing, lockId: event.data.lockId };
    case 'AccountUnlocked':
      return { ...standing, lockId: null };
    case 'QuotaSet': {
      const { bytes, documents, events } = event.data;
      return { ...standing, quota: { bytes, documents, events } };
    }
    case 'AccountLookedAt':
      return { ...standing, lookId: event.data.lookId };
    case 'SignedOutByOperator':
      return { ...standing, signOutId: event.data.signOutId };
  }
};

const isSame = (one: OwnQuota, other: OwnQuota) =>
  one.bytes === other.bytes && one.documents === other.documents && one.events === other.events;

/** @throws Rejection `has_role` for the lock of an account with a role: one operator cannot lock another out */
export const decideStanding = (command: StandingCommand, standing: Standing): readonly StandingEvent[] => {
  const { userId } = command;
  switch (command.type) {
    case 'GrantRole': {
      const { role } = command;
      return standing.roles.includes(role) ? [] : [{ type: 'RoleGranted', data: { userId, role } }];
    }
    case 'TakeRoleAway': {
      const { role } = command;
      return standing.roles.includes(role) ? [{ type: 'RoleTakenAway', data: { userId, role } }] : [];
    }
    case 'RecordLock': {
      const { lockId } = command;
      if (standing.lockId === lockId) return [];
      if (standing.roles.length > 0) throw new Rejection('has_role');
      return [{ type: 'AccountLocked', data: { userId, lockId } }];
    }
    case 'RecordUnlock': {
      const { lockId } = command;
      return standing.lockId === lockId ? [{ type: 'AccountUnlocked', data: { userId, lockId } }] : [];
    }
    case 'SetQuota': {
      const { bytes, documents, events } = command;
      const quota = { bytes, documents, events };
      return isSame(standing.quota, quota) ? [] : [{ type: 'QuotaSet', data: { userId, ...quota } }];
    }
    case 'RecordLook': {
      const { lookId } = command;
      return standing.lookId === lookId ? [] : [{ type: 'AccountLookedAt', data: { userId, lookId } }];
    }
    case 'RecordSignOut': {
      const { signOutId } = command;
      return standing.signOutId === signOutId ? [] : [{ type: 'SignedOutByOperator', data: { userId, signOutId } }];
    }
  }
};
