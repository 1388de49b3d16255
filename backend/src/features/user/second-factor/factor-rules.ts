import type { UserId } from '@hub/contracts';
import type { FactorEvent, FactorTurnedOffBy } from './factor-events.ts';

interface OfFactor {
  readonly userId: UserId;
  readonly factorId: string;
}

/** All of them record what a table has already: the same command again records nothing. */
export type FactorCommand = OfFactor &
  (
    | { readonly type: 'RecordFactorOn' }
    | { readonly type: 'RecordFactorOff'; readonly by: FactorTurnedOffBy }
    | { readonly type: 'RecordNewRecoveryCodes'; readonly changeId: string }
    | { readonly type: 'RecordRecoveryCodeUse'; readonly useId: string }
  );

export type Factor = {
  factorId: string;
  /** Whether it was turned on by someone who had proven that the address is theirs. */
  proven: boolean;
  /** The last change or use of its recovery codes. */
  codes: string | null;
};

const factorEventTypes: ReadonlySet<string> = new Set<FactorEvent['type']>([
  'SecondFactorTurnedOn',
  'SecondFactorTurnedOff',
  'RecoveryCodesReplaced',
  'RecoveryCodeUsed',
]);

export const isFactorEvent = <Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, FactorEvent> => factorEventTypes.has(event.type);

export const evolveFactor = (factor: Factor | null, event: FactorEvent, emailVerified: boolean): Factor | null => {
  switch (event.type) {
    case 'SecondFactorTurnedOn':
      return { factorId: event.data.factorId, proven: emailVerified, codes: null };
    case 'SecondFactorTurnedOff':
      return null;
    case 'RecoveryCodesReplaced':
      return factor && { ...factor, codes: event.data.changeId };
    case 'RecoveryCodeUsed':
      return factor && { ...factor, codes: event.data.useId };
  }
};

export const decideFactor = (command: FactorCommand, factor: Factor | null): readonly FactorEvent[] => {
  const { userId, factorId } = command;
  const isCurrent = factor?.factorId === factorId;
  if (command.type === 'RecordFactorOn')
    return isCurrent ? [] : [{ type: 'SecondFactorTurnedOn', data: { userId, factorId } }];
  if (!isCurrent) return [];
  switch (command.type) {
    case 'RecordFactorOff':
      return [{ type: 'SecondFactorTurnedOff', data: { userId, factorId, by: command.by } }];
    case 'RecordNewRecoveryCodes': {
      const { changeId } = command;
      return factor.codes === changeId ? [] : [{ type: 'RecoveryCodesReplaced', data: { userId, factorId, changeId } }];
    }
    case 'RecordRecoveryCodeUse': {
      const { useId } = command;
      return factor.codes === useId ? [] : [{ type: 'RecoveryCodeUsed', data: { userId, factorId, useId } }];
    }
  }
};
