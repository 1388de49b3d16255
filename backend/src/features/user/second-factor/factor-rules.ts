import type { UserId } from '@hub/contracts';
import type { FactorEvent, FactorTurnedOffBy } from './factor-events.ts';
import { decidePasskey, evolvePasskeys, type KnownPasskeys, type PasskeyCommand } from './passkeys/passkey-rules.ts';

interface OfFactor {
  readonly userId: UserId;
  /** The app's, or that of the factor with which the recovery codes were given. */
  readonly factorId: string;
}

/** All of them record what a table has already: the same command again records nothing. */
export type FactorCommand =
  | PasskeyCommand
  | (OfFactor &
      (
        | { readonly type: 'RecordFactorOn' }
        | { readonly type: 'RecordFactorOff'; readonly by: FactorTurnedOffBy }
        | { readonly type: 'RecordNewRecoveryCodes'; readonly changeId: string }
        | { readonly type: 'RecordRecoveryCodeUse'; readonly useId: string }
      ));

export type Factors = {
  app: {
    factorId: string;
    /** Whether it was turned on by someone who had proven that the address is theirs. */
    proven: boolean;
  } | null;
  passkeys: KnownPasskeys;
  /** The last change or use of the recovery codes, while there is a factor. */
  codes: string | null;
};

export const noFactors: Factors = { app: null, passkeys: [], codes: null };

export const isFactorOn = ({ app, passkeys }: Factors): boolean => app !== null || passkeys.length > 0;

const eventTypes: Record<FactorEvent['type'], true> = {
  SecondFactorTurnedOn: true,
  SecondFactorTurnedOff: true,
  RecoveryCodesReplaced: true,
  RecoveryCodeUsed: true,
  PasskeyAdded: true,
  PasskeyRenamed: true,
  PasskeyRemoved: true,
};

export const isFactorEvent = <Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, FactorEvent> => Object.hasOwn(eventTypes, event.type);

const commandTypes: Record<FactorCommand['type'], true> = {
  RecordFactorOn: true,
  RecordFactorOff: true,
  RecordNewRecoveryCodes: true,
  RecordRecoveryCodeUse: true,
  RecordPasskeyAdded: true,
  RecordPasskeyRenamed: true,
  RecordPasskeyRemoved: true,
};

export const isFactorCommand = <Command extends { readonly type: string }>(
  command: Command,
): command is Extract<Command, FactorCommand> => Object.hasOwn(commandTypes, command.type);

const evolved = (factors: Factors, event: FactorEvent, emailVerified: boolean): Factors => {
  switch (event.type) {
    case 'SecondFactorTurnedOn':
      return { ...factors, app: { factorId: event.data.factorId, proven: emailVerified } };
    case 'SecondFactorTurnedOff':
      return { ...factors, app: null };
    case 'RecoveryCodesReplaced':
      return { ...factors, codes: event.data.changeId };
    case 'RecoveryCodeUsed':
      return { ...factors, codes: event.data.useId };
    case 'PasskeyAdded':
    case 'PasskeyRenamed':
    case 'PasskeyRemoved':
      return { ...factors, passkeys: evolvePasskeys(factors.passkeys, event, emailVerified) };
  }
};

/** The recovery codes end with the last factor. */
export const evolveFactors = (factors: Factors, event: FactorEvent, emailVerified: boolean): Factors => {
  const after = evolved(factors, event, emailVerified);
  return isFactorOn(after) ? after : noFactors;
};

export const decideFactor = (command: FactorCommand, factors: Factors): readonly FactorEvent[] => {
  const { userId } = command;
  switch (command.type) {
    case 'RecordFactorOn': {
      const { factorId } = command;
      return factors.app?.factorId === factorId ? [] : [{ type: 'SecondFactorTurnedOn', data: { userId, factorId } }];
    }
    case 'RecordFactorOff': {
      const { factorId, by } = command;
      return factors.app?.factorId === factorId
        ? [{ type: 'SecondFactorTurnedOff', data: { userId, factorId, by } }]
        : [];
    }
    case 'RecordNewRecoveryCodes': {
      const { factorId, changeId } = command;
      if (!isFactorOn(factors) || factors.codes === changeId) return [];
      return [{ type: 'RecoveryCodesReplaced', data: { userId, factorId, changeId } }];
    }
    case 'RecordRecoveryCodeUse': {
      const { factorId, useId } = command;
      if (!isFactorOn(factors) || factors.codes === useId) return [];
      return [{ type: 'RecoveryCodeUsed', data: { userId, factorId, useId } }];
    }
    case 'RecordPasskeyAdded':
    case 'RecordPasskeyRenamed':
    case 'RecordPasskeyRemoved':
      return decidePasskey(command, factors.passkeys);
  }
};
