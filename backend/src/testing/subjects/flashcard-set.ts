import { difficulties, FlashcardId, type RejectionCode, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { flashcardSetAggregate } from '../../features/flashcard-set/aggregate.ts';
import type { FlashcardSetCommand } from '../../features/flashcard-set/decider.ts';
import type { FlashcardSetEvent } from '../../features/flashcard-set/events.ts';
import type { FlashcardSet } from '../../features/flashcard-set/state.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import { named, type Subject } from '../subject.ts';
import { classIds, documentIds, flashcardIds, flashcardSetIds, maybeTexts, texts, userIds } from '../values.ts';

const difficulty = fc.constantFrom(...difficulties);
const page = fc.option(fc.integer({ min: 1, max: 99 }));
const source = fc.option(fc.record({ documentId: documentIds, page, quote: texts }));
const about = { title: texts, description: maybeTexts };
const request = fc.record({
  ...about,
  classId: classIds,
  prompt: texts,
  count: fc.constantFrom(5, 10),
  documentIds: fc.option(fc.array(documentIds, { maxLength: 2 })),
});
const sides = { front: texts, back: texts, difficulty };
const written = fc.uniqueArray(fc.record({ ...sides, source, flashcardId: flashcardIds }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ flashcardId }) => flashcardId,
});
const target = { setId: flashcardSetIds, by: userIds };
const card = { ...target, flashcardId: flashcardIds };

/** No card is in two sets. */
const ofItsOwn = (command: FlashcardSetCommand): FlashcardSetCommand => {
  const own = (id: FlashcardId) => FlashcardId.parse(uuid5(command.setId, id));
  if ('flashcardId' in command) return { ...command, flashcardId: own(command.flashcardId) };
  if (command.type !== 'RecordFlashcards' && command.type !== 'ImportFlashcards') return command;
  return { ...command, cards: command.cards.map((one) => ({ ...one, flashcardId: own(one.flashcardId) })) };
};

interface Known {
  readonly of: UserId;
  readonly standing: 'asked' | 'there' | 'deleted' | 'erased';
  readonly request: object | null;
  readonly set: object | null;
  /** With their places; those that were deleted keep theirs. */
  readonly cards: Readonly<Record<string, { readonly [field: string]: unknown; readonly deleted: boolean }>>;
}

const erased = { standing: 'erased', request: null, set: null, cards: {} } as const;
const refused = (code: RejectionCode) => ({ refused: code });
const placed = (known: Known, id: string, one: object): Known => ({
  ...known,
  cards: { ...known.cards, [id]: { position: Object.keys(known.cards).length, ...one, deleted: false } },
});

const withAll = (known: Known, cards: Extract<FlashcardSetCommand, { type: 'RecordFlashcards' }>['cards']) =>
  cards.reduce((sum, { flashcardId, ...one }) => placed(sum, flashcardId, one), known);

const generated = (known: Known, { cards, modelUsed }: Extract<FlashcardSetCommand, { type: 'RecordFlashcards' }>) => {
  if (!known.request) return refused('set_not_found');
  if (known.standing === 'there') return { known };
  const { prompt: _prompt, count: _count, documentIds: _ids, ...set } = { ...known.request } as Record<string, unknown>;
  const there: Known = { ...known, standing: 'there', set: { ...set, aiGenerated: true, modelUsed } };
  return { known: withAll(there, cards) };
};

export const flashcardSetSubject: Subject<FlashcardSetCommand, FlashcardSetEvent, FlashcardSet | null, Known | null> = {
  aggregate: flashcardSetAggregate,
  idOf: ({ setId }) => setId,
  ownerOf: ({ by }) => by,
  commands: fc
    .oneof(
      fc.record({
        ...target,
        type: fc.constant('AddFlashcardSet' as const),
        form: fc.record({ ...about, classId: classIds, aiGenerated: fc.boolean() }),
      }),
      fc.record({
        ...target,
        type: fc.constant('ImportFlashcards' as const),
        form: fc.record({ ...about, classId: classIds, aiGenerated: fc.constant(false) }),
        cards: written,
      }),
      fc.record({ ...target, type: fc.constant('RequestFlashcards' as const), request }),
      fc.record({ ...target, type: fc.constant('RecordFlashcards' as const), modelUsed: texts, cards: written }),
      fc.record({
        ...target,
        type: fc.constant('ChangeFlashcardSet' as const),
        change: fc.record(about, { requiredKeys: [] }),
      }),
      fc.record({ ...target, type: fc.constantFrom('DeleteFlashcardSet' as const, 'EraseFlashcardSet' as const) }),
      fc.record({ ...card, type: fc.constant('AddFlashcard' as const), form: fc.record(sides) }),
      fc.record({
        ...card,
        type: fc.constant('ChangeFlashcard' as const),
        change: fc.record(sides, { requiredKeys: [] }),
      }),
      fc.record({ ...card, type: fc.constant('DeleteFlashcard' as const) }),
    )
    .map(ofItsOwn),
  unknown: null,

  after(known, command) {
    const { type } = command;
    if (type === 'AddFlashcardSet' || type === 'ImportFlashcards' || type === 'RequestFlashcards') {
      if (known) return refused('already_exists');
      const nothing = { of: command.by, request: null, set: null, cards: {} };
      if (type === 'RequestFlashcards') return { known: { ...nothing, standing: 'asked', request: command.request } };
      const there: Known = { ...nothing, standing: 'there', set: { ...command.form, modelUsed: null } };
      return { known: type === 'ImportFlashcards' ? withAll(there, command.cards) : there };
    }
    const ofCard = command.type === 'ChangeFlashcard' || command.type === 'DeleteFlashcard';
    const missing = refused(ofCard ? 'flashcard_not_found' : 'set_not_found');
    if (known?.of !== command.by) return missing;
    if (command.type === 'EraseFlashcardSet') return { known: { ...known, ...erased } };
    if (known.standing === 'deleted' || known.standing === 'erased') return missing;
    if (command.type === 'RecordFlashcards') return generated(known, command);
    if (known.standing === 'asked') return missing;
    if (command.type === 'DeleteFlashcardSet') return { known: { ...known, standing: 'deleted' } };
    if (command.type === 'ChangeFlashcardSet')
      return { known: { ...known, set: { ...known.set, ...named(command.change) } } };

    const id = command.flashcardId;
    if (command.type === 'AddFlashcard')
      return known.cards[id]
        ? refused('already_exists')
        : { known: placed(known, id, { ...command.form, source: null }) };
    const there = known.cards[id];
    if (!there || there.deleted) return missing;
    const next = command.type === 'DeleteFlashcard' ? { deleted: true } : named(command.change);
    return { known: { ...known, cards: { ...known.cards, [id]: { ...there, ...next } } } };
  },

  seen(state) {
    if (!state) return null;
    const { ownerId: of, request: asked, fields, cards, deleted } = state;
    if (!asked && !fields) return { of, ...erased };
    const standing = deleted ? 'deleted' : fields ? 'there' : 'asked';
    return { of, standing, request: asked, set: fields, cards };
  },
};
