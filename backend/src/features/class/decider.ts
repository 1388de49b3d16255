import type { ClassForm, ClassId, UserId } from '@hub/contracts';
import { type Decider, Rejection } from '../../platform/decider.ts';
import type { ClassEvent } from './events.ts';

export type ClassCommand = { type: 'AddClass'; classId: ClassId; by: UserId; form: ClassForm };

export type Class = { ownerId: UserId };

export const studentClass: Decider<ClassCommand, ClassEvent, Class | null> = {
  initialState: null,

  evolve(_state, event) {
    return { ownerId: event.data.ownerId };
  },

  decide({ classId, by, form }, state) {
    if (state) throw new Rejection('already_exists');
    return [{ type: 'ClassAdded', data: { classId, ownerId: by, ...form } }];
  },
};
