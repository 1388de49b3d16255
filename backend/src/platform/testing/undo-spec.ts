import type { RejectionCode } from '@hub/contracts';
import { expect } from 'vitest';
import type { Aggregate } from '../aggregate.ts';
import type { DomainEvent } from '../decider.ts';
import { eventsOfUndo } from '../undo.ts';

const command = 'the command';
export const recordedAt = '2026-11-21T09:00:00.000Z';

/** `given(before).done(events).since(events).undo()` for one aggregate: what it records to take `done` back. */
export const undoSpecOf = <Event extends DomainEvent, State>(aggregate: Aggregate<{ type: string }, Event, State>) => {
  const past = (commandId: string) => (event: Event) => ({
    event,
    stored: {
      streamId: `${aggregate.category}-1`,
      id: '',
      revision: 0n,
      type: event.type,
      created: new Date(recordedAt),
      data: new Uint8Array(),
      metadata: { commandId },
      position: { commit: 0n, prepare: 0n },
    },
  });
  return {
    given: (...before: Event[]) => ({
      undoing: (...done: Event[]) => ({
        after: (...since: Event[]) => {
          const all = [...before.map(past('before')), ...done.map(past(command)), ...since.map(past('since'))];
          const undo = () => eventsOfUndo(aggregate, all, command);
          return {
            records: (...expected: Event[]) => {
              const events = undo();
              expect(events).toEqual(expected);
              for (const event of events) expect(aggregate.events.parse(event)).toEqual(event);
            },
            isRefused: (code: RejectionCode = 'changed_since') =>
              expect(undo).toThrow(expect.objectContaining({ code })),
          };
        },
      }),
    }),
  };
};
