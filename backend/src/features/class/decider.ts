import type { ClassChange, ClassForm, ClassId, UserId } from '@hub/contracts';
import { changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import type { ClassEvent } from './events.ts';

export type ClassCommand = { classId: ClassId; by: UserId } & (
  | { type: 'AddClass'; form: ClassForm }
  | { type: 'ChangeClass'; change: ClassChange }
  | { type: 'ArchiveClass' | 'ReopenClass' | 'DeleteClass' | 'EraseClass' }
);

export type Class = { ownerId: UserId; fields: ClassForm; archived: boolean; gone: 'deleted' | 'erased' | null };

export const studentClass: Decider<ClassCommand, ClassEvent, Class | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'ClassAdded': {
        const { classId: _id, ownerId, termId = null, ...fields } = event.data;
        return { ownerId, fields: { ...fields, termId }, archived: false, gone: null };
      }
      case 'ClassChanged': {
        const { classId: _id, ...changes } = event.data;
        return state && { ...state, fields: withChanges(state.fields, changes) };
      }
      case 'ClassArchived':
        return state && { ...state, archived: true };
      case 'ClassReopened':
        return state && { ...state, archived: false };
      case 'ClassDeleted':
        return state && { ...state, gone: 'deleted' };
      case 'ClassRestored': {
        const { classId: _id, ownerId, archived, createdAt: _at, termId = null, ...fields } = event.data;
        return { ownerId, fields: { ...fields, termId }, archived, gone: null };
      }
      case 'ClassErased':
        return state && { ...state, gone: 'erased' };
    }
  },

  decide(command, state) {
    const { classId, by } = command;
    if (command.type === 'AddClass') {
      if (state) throw new Rejection('already_exists');
      return [{ type: 'ClassAdded', data: { classId, ownerId: by, ...command.form } }];
    }
    // same code for another student's class: do not reveal that it exists
    if (!state || state.ownerId !== by) throw new Rejection('class_not_found');
    // a class that was restored in the meantime is kept
    if (command.type === 'EraseClass')
      return state.gone === 'deleted' ? [{ type: 'ClassErased', data: { classId } }] : [];
    if (state.gone) throw new Rejection('class_not_found');

    switch (command.type) {
      case 'ChangeClass': {
        const changes = changesTo(state.fields, command.change);
        return changes ? [{ type: 'ClassChanged', data: { classId, ...changes } }] : [];
      }
      case 'ArchiveClass':
        return state.archived ? [] : [{ type: 'ClassArchived', data: { classId } }];
      case 'ReopenClass':
        return state.archived ? [{ type: 'ClassReopened', data: { classId } }] : [];
      case 'DeleteClass':
        return [{ type: 'ClassDeleted', data: { classId } }];
    }
  },
};
