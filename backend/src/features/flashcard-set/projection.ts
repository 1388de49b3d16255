import type { FlashcardSetForm, FlashcardSetId, GeneratedFlashcard, UserId } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { FlashcardRowEvent, SetEvent } from './events.ts';

export type FlashcardSetRow = FlashcardSetForm & {
  ownerId: UserId;
  modelUsed: string | null;
  createdAt: string;
  deletedAt: string | null;
};

/** Those of a deleted set stay for as long as it can come back; no query shows them without it. */
export type FlashcardRow = GeneratedFlashcard & { ownerId: UserId; setId: FlashcardSetId; position: number };

const common = { version: 1, categories: ['flashcardSet'] }; // raise the version to rebuild from the first event

export const flashcardSetList: Projection<SetEvent, FlashcardSetRow> = {
  ...common,
  name: 'flashcard-set-list',
  table: 'flashcard_set_list',
  events: SetEvent,
  queryKeys: ['/api/flashcard-sets', '/api/reviews', '/api/review-counts', '/api/stats'],
  key: (event) => event.data.setId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'FlashcardSetAdded': {
        const { setId: _id, provenance: _of, ...fields } = event.data;
        return { createdAt: recordedAt, ...fields, deletedAt: null };
      }
      case 'FlashcardSetRestored': {
        const { setId: _id, ...fields } = event.data;
        return { ...fields, deletedAt: null };
      }
      case 'FlashcardSetChanged': {
        const { setId: _id, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'FlashcardSetDeleted':
        return row && { ...row, deletedAt: recordedAt };
      case 'FlashcardSetErased':
        return null;
    }
  },
};

const flashcardTable = 'flashcard_list';

export const flashcardList: Projection<FlashcardRowEvent, FlashcardRow> = {
  ...common,
  name: 'flashcard-list',
  table: flashcardTable,
  events: FlashcardRowEvent,
  queryKeys: ['/api/flashcard-sets', '/api/reviews', '/api/review-counts', '/api/stats'],
  key: ({ type, data }) => (type === 'FlashcardSetErased' ? data.setId : data.flashcardId),

  evolve(row, event, { ownerId }) {
    switch (event.type) {
      case 'FlashcardAdded':
      case 'FlashcardRestored': {
        const { flashcardId: _id, ...fields } = event.data;
        return { ...fields, ownerId: ownerId as UserId };
      }
      case 'FlashcardChanged': {
        const { flashcardId: _id, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'FlashcardDeleted':
      case 'FlashcardSetErased':
        return null;
    }
  },

  applyTo({ type, data }) {
    if (type !== 'FlashcardSetErased') return undefined;
    return (trx) => trx(flashcardTable).where({ setId: data.setId }).delete();
  },
};
