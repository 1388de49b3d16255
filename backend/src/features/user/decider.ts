import type { ProfileChange, UserId } from '@hub/contracts';
import { changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import type { UserEvent } from './events.ts';
import {
  decideFactor,
  evolveFactors,
  type FactorCommand,
  type Factors,
  isFactorCommand,
  isFactorEvent,
  noFactors,
} from './second-factor/factor-rules.ts';
import {
  decideStanding,
  evolveStanding,
  isStandingCommand,
  isStandingEvent,
  newStanding,
  type Standing,
  type StandingCommand,
} from './standing/standing-rules.ts';

interface RegisterUser {
  readonly type: 'RegisterUser';
  readonly userId: UserId;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

interface ChangeProfile {
  readonly type: 'ChangeProfile';
  readonly userId: UserId;
  readonly change: ProfileChange;
}

interface VerifyEmail {
  readonly type: 'VerifyEmail';
  readonly userId: UserId;
}

/** Records that the password was changed. Its hash is in a table, never in an event. */
interface RecordPassword {
  readonly type: 'RecordPassword';
  readonly userId: UserId;
  /** The same change again records nothing. */
  readonly changeId: string;
  readonly by: 'current-password' | 'mailed-link';
}

/** The issuer has verified the account's address. */
interface LinkIdentity {
  readonly type: 'LinkIdentity';
  readonly userId: UserId;
  readonly issuer: string;
  readonly subject: string;
}

interface EraseUser {
  readonly type: 'EraseUser';
  readonly userId: UserId;
}

export type UserCommand =
  | RegisterUser
  | ChangeProfile
  | VerifyEmail
  | RecordPassword
  | LinkIdentity
  | FactorCommand
  | StandingCommand
  | EraseUser;

export type User = {
  email: string;
  emailVerified: boolean;
  profile: { firstName: string | null; lastName: string | null; profileImageUrl: string | null };
  passwordChange: string | null;
  /** Whether the password was chosen by someone who had proven that the address is theirs. */
  passwordProven: boolean;
  identities: readonly { issuer: string; subject: string }[];
  factors: Factors;
  standing: Standing;
  erased: boolean;
};

const decideOn = (command: Exclude<UserCommand, RegisterUser>, state: User): readonly UserEvent[] => {
  if (isStandingCommand(command)) return decideStanding(command, state.standing);
  if (isFactorCommand(command)) return decideFactor(command, state.factors);
  const { userId } = command;
  switch (command.type) {
    case 'ChangeProfile': {
      const changes = changesTo(state.profile, command.change);
      return changes ? [{ type: 'ProfileChanged', data: { userId, ...changes } }] : [];
    }
    case 'VerifyEmail':
      return state.emailVerified ? [] : [{ type: 'EmailVerified', data: { userId } }];
    case 'RecordPassword':
      return state.passwordChange === command.changeId
        ? []
        : [{ type: 'PasswordChanged', data: { userId, changeId: command.changeId, by: command.by } }];
    case 'LinkIdentity': {
      const { issuer, subject } = command;
      const verified = decideOn({ type: 'VerifyEmail', userId }, state);
      const linked = state.identities.some((each) => each.issuer === issuer && each.subject === subject);
      return linked ? verified : [...verified, { type: 'IdentityLinked', data: { userId, issuer, subject } }];
    }
    case 'EraseUser':
      return [{ type: 'UserErased', data: { userId } }];
  }
};

export const user: Decider<UserCommand, UserEvent, User | null> = {
  initialState: null,

  evolve(state, event) {
    if (event.type === 'UserRegistered') {
      const { email, firstName, lastName } = event.data;
      const profile = { firstName, lastName, profileImageUrl: null };
      return {
        email,
        emailVerified: false,
        profile,
        passwordChange: null,
        passwordProven: false,
        identities: [],
        factors: noFactors,
        standing: newStanding,
        erased: false,
      };
    }
    if (!state) return null;
    if (isFactorEvent(event)) return { ...state, factors: evolveFactors(state.factors, event, state.emailVerified) };
    if (isStandingEvent(event)) return { ...state, standing: evolveStanding(state.standing, event) };
    switch (event.type) {
      case 'ProfileChanged': {
        const { userId: _id, ...changes } = event.data;
        return { ...state, profile: withChanges(state.profile, changes) };
      }
      case 'EmailVerified':
        return { ...state, emailVerified: true };
      case 'PasswordChanged':
        return {
          ...state,
          passwordChange: event.data.changeId,
          passwordProven: state.emailVerified || event.data.by === 'mailed-link',
        };
      case 'IdentityLinked': {
        const { issuer, subject } = event.data;
        return { ...state, identities: [...state.identities, { issuer, subject }] };
      }
      case 'UserErased':
        return { ...state, erased: true };
    }
  },

  decide(command, state) {
    if (command.type === 'RegisterUser') {
      if (state) throw new Rejection('email_taken');
      const { type: _type, ...data } = command;
      return [{ type: 'UserRegistered', data }];
    }
    if (!state) throw new Rejection('not_found');
    if (!state.erased) return decideOn(command, state);
    if (command.type === 'EraseUser') return [];
    throw new Rejection('not_found');
  },
};
