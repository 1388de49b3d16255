import { FlashcardId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { flashcardSet } from './decider.ts';
import * as history from './testing/history.ts';

const { given } = specOf(flashcardSet);
const { setId, flashcardId, otherCardId, form, card, request, added, deleted, erased, requested } = history;
const { cardAdded, cardAt, cardDeleted, cardChanged } = history;
const to = { setId, by: history.ann };
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');

describe('adding a set', () => {
  it('records the form, without a model', () => {
    given()
      .when({ type: 'AddFlashcardSet', ...to, form })
      .then(added);
  });
  it('refuses an id that is taken, also by a deleted set', () => {
    given(added)
      .when({ type: 'AddFlashcardSet', ...to, form })
      .thenRejects('already_exists');
    given(added, deleted)
      .when({ type: 'RequestFlashcards', ...to, request })
      .thenRejects('already_exists');
  });
});

describe('writing the requested cards', () => {
  const cards = [flashcardId, otherCardId].map((id) => ({ flashcardId: id, ...card, source: null }));
  const written = { type: 'RecordFlashcards', ...to, modelUsed: 'Built-in', cards } as const;
  const { classId, title, description } = request;
  const set = { setId, ownerId: history.ann, classId, title, description, aiGenerated: true, modelUsed: 'Built-in' };
  const all = [{ type: 'FlashcardSetAdded' as const, data: set }, cardAt(0), cardAt(1, otherCardId)];

  it('records the request, and shows nothing yet', () => {
    given()
      .when({ type: 'RequestFlashcards', ...to, request })
      .then(requested);
    given(requested)
      .when({ type: 'AddFlashcard', ...to, flashcardId, form: card })
      .thenRejects('set_not_found');
    given(requested)
      .when({ type: 'DeleteFlashcardSet', ...to })
      .thenRejects('set_not_found');
  });
  it('records the set with all its cards at once, as generated', { tags: ['S7.47'] }, () => {
    given(requested)
      .when(written)
      .then(...all);
  });
  it('keeps their provenance with the first event', () => {
    const { provenance } = history;
    given(requested)
      .when({ ...written, provenance })
      .then({ type: 'FlashcardSetAdded', data: { ...set, provenance } }, ...all.slice(1));
  });
  it('keeps the first result', () => {
    given(requested, ...all)
      .when({ ...written, modelUsed: 'Another' })
      .then();
  });
  it('is rejected without a request', () => {
    given().when(written).thenRejects('set_not_found');
    given(added).when(written).thenRejects('set_not_found');
    given(requested)
      .when({ ...written, by: bob })
      .thenRejects('set_not_found');
  });
});

describe('changing a set', () => {
  it('records only the fields that really differ', () => {
    given(added)
      .when({ type: 'ChangeFlashcardSet', ...to, change: { title: 'SN2', description: null } })
      .then({ type: 'FlashcardSetChanged', data: { setId, title: 'SN2' } });
    given(added)
      .when({ type: 'ChangeFlashcardSet', ...to, change: { title: form.title } })
      .then();
  });
  it('is deleted with all its cards by one event', () => {
    given(added, cardAdded)
      .when({ type: 'DeleteFlashcardSet', ...to })
      .then(deleted);
    given(added, cardAdded, deleted)
      .when({ type: 'DeleteFlashcard', ...to, flashcardId })
      .thenRejects('flashcard_not_found');
  });
});

describe('erasing a set', () => {
  const erase = { type: 'EraseFlashcardSet', ...to } as const;

  it('is recorded once, whether it was deleted before or is erased with its class', () => {
    given(added, cardAdded, deleted).when(erase).then(erased);
    given(added, cardAdded).when(erase).then(erased);
    given(requested).when(erase).then(erased);
    given(added, deleted, erased).when(erase).then();
  });
  it('leaves nothing that could be changed or written later', () => {
    given(added, erased)
      .when({ type: 'ChangeFlashcardSet', ...to, change: { title: 'Back' } })
      .thenRejects('set_not_found');
    given(requested, erased)
      .when({ type: 'RecordFlashcards', ...to, modelUsed: 'Built-in', cards: [] })
      .thenRejects('set_not_found');
  });
});

describe('adding a card', () => {
  const add = { type: 'AddFlashcard', ...to, flashcardId: otherCardId, form: card } as const;

  it('puts it behind all cards that the set ever had', () => {
    given(added).when(add).then(cardAt(0, otherCardId));
    given(added, cardAdded, cardDeleted).when(add).then(cardAt(1, otherCardId));
  });
  it('refuses an id that is taken, also by a deleted card', () => {
    given(added, cardAdded, cardDeleted)
      .when({ ...add, flashcardId })
      .thenRejects('already_exists');
  });
  it('is possible up to 500 cards; deleted ones do not count', () => {
    const ids = Array.from({ length: 499 }, (_, index) =>
      FlashcardId.parse(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
    );
    const many = ids.map((id, index) => cardAt(index + 1, id));
    given(added, cardAdded, ...many)
      .when(add)
      .thenRejects('set_full');
    given(added, cardAdded, ...many, cardDeleted)
      .when(add)
      .then(cardAt(500, otherCardId));
  });
});

describe('changing a card', () => {
  it('records only the fields that really differ', () => {
    given(added, cardAdded)
      .when({ type: 'ChangeFlashcard', ...to, flashcardId, change: { front: 'SN1?', back: card.back } })
      .then(cardChanged('SN1?'));
    given(added, cardAdded, cardChanged('SN1?'))
      .when({ type: 'ChangeFlashcard', ...to, flashcardId, change: { front: 'SN1?' } })
      .then();
  });
  it('records that it was deleted', () => {
    given(added, cardAdded)
      .when({ type: 'DeleteFlashcard', ...to, flashcardId })
      .then(cardDeleted);
  });
});

describe("another student's, a deleted and a missing thing look the same", () => {
  it.each([
    { type: 'ChangeFlashcardSet', change: { title: 'Mine' } },
    { type: 'DeleteFlashcardSet' },
    { type: 'AddFlashcard', flashcardId: otherCardId, form: card },
  ] as const)('$type is rejected as set not found', (command) => {
    given(added)
      .when({ ...command, setId, by: bob })
      .thenRejects('set_not_found');
    given(added, deleted)
      .when({ ...command, ...to })
      .thenRejects('set_not_found');
    given()
      .when({ ...command, ...to })
      .thenRejects('set_not_found');
  });

  it.each([{ type: 'ChangeFlashcard', change: { front: 'Mine' } }, { type: 'DeleteFlashcard' }] as const)(
    '$type is rejected as card not found',
    (command) => {
      given(added, cardAdded)
        .when({ ...command, setId, flashcardId, by: bob })
        .thenRejects('flashcard_not_found');
      given(added, cardAdded, cardDeleted)
        .when({ ...command, ...to, flashcardId })
        .thenRejects('flashcard_not_found');
      given(added)
        .when({ ...command, ...to, flashcardId })
        .thenRejects('flashcard_not_found');
    },
  );
});
