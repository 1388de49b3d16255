import type { RejectionCode } from '@hub/contracts';
import { expect } from 'vitest';
import type { Aggregate, DomainEvent } from '../domain/index.ts';
import { eventsOfUndo } from '../commands/index.ts';

const command = 'the command';
export const recordedAt = '2026-11-21T09:00:00.000Z';

interface Undoing<Event> {
  /** What the command recorded. */
  readonly undoing: readonly Event[];
  /** What was recorded after it. */
  readonly after?: readonly Event[];
}

/** `given(before).when({ undoing, after }).then(events)` or `.thenRejects(code)` for the undo of one aggregate. */
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
      when: ({ undoing, after = [] }: Undoing<Event>) => {
        const all = [...before.map(past('before')), ...undoing.map(past(command)), ...after.map(past('after'))];
        const undo = () => eventsOfUndo(aggregate, all, command);
        return {
          // oxlint-disable-next-line unicorn/no-thenable -- given/when/then is the form that a spec reads in; nobody awaits it
          then: (...expected: Event[]) => {
            const events = undo();
            expect(events).toEqual(expected);
            for (const event of events) expect(aggregate.events.parse(event)).toEqual(event);
          },
          thenRejects: (code: RejectionCode) => {
            expect(undo).toThrow(expect.objectContaining({ code }));
          },
        };
      },
    }),
  };
};
