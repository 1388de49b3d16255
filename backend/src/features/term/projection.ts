import type { TermForm, UserId } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { TermEvent } from './events.ts';

export type TermRow = TermForm & { ownerId: UserId; createdAt: string };

export const termList: Projection<TermEvent, TermRow> = {
  name: 'term-list',
  version: 1, // raise it to rebuild from the first event
  table: 'term_list',
  events: TermEvent,
  categories: ['term'],
  queryKeys: ['/api/terms', '/api/study-sessions'],
  key: (event) => event.data.termId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'TermAdded': {
        const { termId: _id, ...fields } = event.data;
        return { ...fields, createdAt: recordedAt };
      }
      case 'TermChanged': {
        const { termId: _id, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'TermDeleted':
        return null;
      case 'TermRestored': {
        const { termId: _id, ...term } = event.data;
        return term;
      }
    }
  },
};
