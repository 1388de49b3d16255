import { SchedulePlan } from '@hub/contracts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { proposalsIn } from './proposals.ts';

const taskId = 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11';
const read = (...actions: object[]) => proposalsIn(SchedulePlan.parse({ message: 'Done', actions }).actions);

it('every proposal of a model is sorted into one list, whatever it is', () => {
  const type = fc.constantFrom('CREATE_TASK', 'DELETE_TASK', 'UPDATE_EVENT', 'TELEPORT', '__proto__', 'toString');
  const action = fc.record({ type, summary: fc.string(), taskId: fc.oneof(fc.constant(taskId), fc.string()) });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      const { changes, offers, unclear } = read(...actions);
      expect(changes.length + offers.length + unclear.length).toBe(actions.length);
    }),
  );
});
