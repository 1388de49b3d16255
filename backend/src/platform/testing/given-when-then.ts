import type { RejectionCode } from '@hub/contracts';
import { expect } from 'vitest';
import { type Decider, type DomainEvent, Rejection } from '../domain/index.ts';

/** `given(events).when(command).then(events)` or `.thenRejects(code)` for one decider. */
export const specOf = <Command, Event extends DomainEvent, State>(decider: Decider<Command, Event, State>) => ({
  given: (...history: Event[]) => ({
    when: (command: Command) => {
      const decide = () =>
        decider.decide(
          command,
          history.reduce((state, event) => decider.evolve(state, event), decider.initialState),
        );
      return {
        // oxlint-disable-next-line unicorn/no-thenable -- given/when/then is the form that a spec reads in; nobody awaits it
        then: (...expected: Event[]) => {
          expect(decide()).toEqual(expected);
        },
        thenRejects: (code: RejectionCode) => {
          expect(decide).toThrow(Rejection);
          expect(decide).toThrow(expect.objectContaining({ code }));
        },
      };
    },
  }),
});
