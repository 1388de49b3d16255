import type { TermForm, TermId, UserId } from '@hub/contracts';
import { changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import type { TermEvent } from './events.ts';

export type TermCommand = { termId: TermId; by: UserId } & (
  | { type: 'AddTerm' | 'ChangeTerm'; form: TermForm }
  | { type: 'DeleteTerm' }
);

export type Term = { ownerId: UserId; fields: TermForm; deleted: boolean };

export const term: Decider<TermCommand, TermEvent, Term | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'TermAdded': {
        const { termId: _id, ownerId, ...fields } = event.data;
        return { ownerId, fields, deleted: false };
      }
      case 'TermChanged': {
        const { termId: _id, ...changes } = event.data;
        return state && { ...state, fields: withChanges(state.fields, changes) };
      }
      case 'TermDeleted':
        return state && { ...state, deleted: true };
      case 'TermRestored': {
        const { termId: _id, ownerId, createdAt: _at, ...fields } = event.data;
        return { ownerId, fields, deleted: false };
      }
    }
  },

  decide(command, state) {
    const { termId, by } = command;
    if (command.type === 'AddTerm') {
      if (state) throw new Rejection('already_exists');
      return [{ type: 'TermAdded', data: { termId, ownerId: by, ...command.form } }];
    }
    // same code for another student's term: do not reveal that it exists
    if (!state || state.ownerId !== by || state.deleted) throw new Rejection('term_not_found');
    if (command.type === 'DeleteTerm') return [{ type: 'TermDeleted', data: { termId } }];
    const changes = changesTo(state.fields, command.form);
    return changes ? [{ type: 'TermChanged', data: { termId, ...changes } }] : [];
  },
};
