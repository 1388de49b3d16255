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
  it('brings a deleted set back, and with it the cards that it had', () => {
    given(added, cardAdded)
      .when({ undoing: [deleted] })
      .then(restored());
  });
  it('gives the old title back, and leaves the cards as they are now', () => {
    given(added)
      .when({ undoing: [renamed('SN2')], after: [cardAdded] })
      .then(restored());
    given(added)
      .when({ undoing: [renamed('SN2')], after: [renamed('SN1')] })
      .thenRejects('changed_since');
  });
  it('takes a set away that was added, unless it has cards by now', () => {
    given()
      .when({ undoing: [added] })
      .then(deleted);
    given()
      .when({ undoing: [added], after: [cardAdded] })
      .thenRejects('changed_since');
  });
  it('calls off cards that are not written yet', () => {
    given()
      .when({ undoing: [requested] })
      .then(deleted);
  });
  it('does not bring back what was deleted later, or was erased', () => {
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
  it('brings a deleted card back to its place, whatever happened to others', () => {
    given(added, cardAdded)
      .when({ undoing: [cardDeleted], after: [addCard, renamed('SN2')] })
      .then(cardRestored);
  });
  it('gives the old text back, unless it was changed or the card deleted since', () => {
    const change = { undoing: [cardChanged('SN1?')] };
    given(added, cardAdded).when(change).then(cardRestored);
    given(added, cardAdded)
      .when({ ...change, after: [cardChanged('E2?')] })
      .thenRejects('changed_since');
    given(added, cardAdded)
      .when({ ...change, after: [cardDeleted] })
      .thenRejects('changed_since');
  });
  it('takes a card away that was added', () => {
    given(added)
      .when({ undoing: [cardAdded], after: [addCard] })
      .then(cardDeleted);
  });
  it('is refused when the set is full by now', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      cardAt(index + 1, FlashcardId.parse(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)),
    );
    given(added, cardAdded)
      .when({ undoing: [cardDeleted], after: many })
      .thenRejects('set_full');
  });
});
