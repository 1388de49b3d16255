import type { PasskeyId, UserId } from '@hub/contracts';
import type { PasskeyEvent } from './passkey-events.ts';

/** All of them record what a table has already: the same command again records nothing. */
export type PasskeyCommand = { readonly userId: UserId; readonly passkeyId: PasskeyId } & (
  | { readonly type: 'RecordPasskeyAdded' | 'RecordPasskeyRenamed'; readonly name: string }
  | {
      readonly type: 'RecordPasskeyRemoved';
      readonly by: Extract<PasskeyEvent, { type: 'PasskeyRemoved' }>['data']['by'];
    }
);

interface KnownPasskey {
  readonly passkeyId: PasskeyId;
  readonly name: string;
  /** Whether it was added by someone who had proven that the address is theirs. */
  readonly proven: boolean;
}

export type KnownPasskeys = readonly KnownPasskey[];

export const evolvePasskeys = (known: KnownPasskeys, event: PasskeyEvent, emailVerified: boolean): KnownPasskeys => {
  const { passkeyId } = event.data;
  switch (event.type) {
    case 'PasskeyAdded':
      return [...known, { passkeyId, name: event.data.name, proven: emailVerified }];
    case 'PasskeyRenamed': {
      const { name } = event.data;
      return known.map((each) => (each.passkeyId === passkeyId ? { ...each, name } : each));
    }
    case 'PasskeyRemoved':
      return known.filter((each) => each.passkeyId !== passkeyId);
  }
};

export const decidePasskey = (command: PasskeyCommand, known: KnownPasskeys): readonly PasskeyEvent[] => {
  const { userId, passkeyId } = command;
  const current = known.find((each) => each.passkeyId === passkeyId);
  switch (command.type) {
    case 'RecordPasskeyAdded':
      return current ? [] : [{ type: 'PasskeyAdded', data: { userId, passkeyId, name: command.name } }];
    case 'RecordPasskeyRenamed': {
      const { name } = command;
      return current && current.name !== name ? [{ type: 'PasskeyRenamed', data: { userId, passkeyId, name } }] : [];
    }
    case 'RecordPasskeyRemoved':
      return current ? [{ type: 'PasskeyRemoved', data: { userId, passkeyId, by: command.by } }] : [];
  }
};
