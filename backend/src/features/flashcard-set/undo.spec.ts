import { FlashcardId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { flashcardSetAggregate } from './aggregate.ts';
import type { FlashcardSetEvent } from './events.ts';
import * as history from './testing/history.ts';

const { given } = undoSpecOf(flashcardSetAggregate);
const { setId, added, deleted, erased, cardAdded, cardAt, cardDeleted, cardChanged, otherCardId, requested } = history;

const restored = (title = history.form.title): FlashcardSetEvent => ({
  type: 'FlashcardSetRestored',
  data: { setId, ownerId: history.ann, ...history.form, title, modelUsed: null, createdAt: recordedAt },
});
const renamed = (title: string): FlashcardSetEvent => ({ type: 'FlashcardSetChanged', data: { setId, title } });
const cardRestored: FlashcardSetEvent = { type: 'FlashcardRestored', data: cardAt(0).data };
const addCard = cardAt(1, otherCardId);

describe('undoing a change to a flashcard set', () => {
  it('restores a deleted set with its cards', () => {
    given(added, cardAdded)
      .when({ undoing: [deleted] })
      .then(restored());
  });
  it('restores the old title, and leaves the cards as they are', () => {
    given(added)
      .when({ undoing: [renamed('SN2')], after: [cardAdded] })
      .then(restored());
    given(added)
      .when({ undoing: [renamed('SN2')], after: [renamed('SN1')] })
      .thenRejects('changed_since');
  });
  it('deletes an added set, unless it has cards by now', () => {
    given()
      .when({ undoing: [added] })
      .then(deleted);
    given()
      .when({ undoing: [added], after: [cardAdded] })
      .thenRejects('changed_since');
  });
  it('cancels cards that are not written yet', () => {
    given()
      .when({ undoing: [requested] })
      .then(deleted);
  });
  it('restores nothing that was deleted later or erased', () => {
    given(added, cardAdded)
      .when({ undoing: [deleted], after: [erased] })
      .thenRejects('changed_since');
    given(added)
      .when({ undoing: [renamed('SN2')], after: [deleted] })
      .thenRejects('changed_since');
    given(added, cardAdded)
      .when({ undoing: [cardChanged('SN1?')], after: [deleted] })
      .thenRejects('changed_since');
  });
});

describe('undoing a change to a card', () => {
  it('restores a deleted card at its position, whatever happened to others', () => {
    given(added, cardAdded)
      .when({ undoing: [cardDeleted], after: [addCard, renamed('SN2')] })
      .then(cardRestored);
  });
  it('restores the old text, unless it was changed or the card deleted since', () => {
    const change = { undoing: [cardChanged('SN1?')] };
    given(added, cardAdded).when(change).then(cardRestored);
    given(added, cardAdded)
      .when({ ...change, after: [cardChanged('E2?')] })
      .thenRejects('changed_since');
    given(added, cardAdded)
      .when({ ...change, after: [cardDeleted] })
      .thenRejects('changed_since');
  });
  it('deletes an added card', () => {
    given(added)
      .when({ undoing: [cardAdded], after: [addCard] })
      .then(cardDeleted);
  });
  it('is rejected when the set is full by now', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      cardAt(index + 1, FlashcardId.parse(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)),
    );
    given(added, cardAdded)
      .when({ undoing: [cardDeleted], after: many })
      .thenRejects('set_full');
  });
});
