import { difficulties, FlashcardId } from '@hub/contracts';
import * as fc from 'fast-check';
import { flashcardSetAggregate } from '../../features/flashcard-set/aggregate.ts';
import type { FlashcardSetCommand } from '../../features/flashcard-set/decider.ts';
import type { FlashcardSetEvent } from '../../features/flashcard-set/events.ts';
import type { FlashcardSet } from '../../features/flashcard-set/state.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { Subject } from '../subject.ts';
import { classIds, flashcardIds, flashcardSetIds, maybeTexts, texts, userIds } from '../values.ts';
import { type KnownMaterial, materialAfter, materialSeen, requested, source, type Step } from './study-material.ts';

const difficulty = fc.constantFrom(...difficulties);
const about = { title: texts, description: maybeTexts };
const request = fc.record({ ...about, ...requested });
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

const newPart = ({ flashcardId: id, ...part }: { readonly flashcardId: FlashcardId }) => ({ id, part });

const stepOf = (command: FlashcardSetCommand): Step => {
  switch (command.type) {
    case 'AddFlashcardSet':
      return { type: 'add', fields: command.form, parts: [] };
    case 'ImportFlashcards':
      return { type: 'add', fields: command.form, parts: command.cards.map(newPart) };
    case 'RequestFlashcards':
      return { type: 'request', request: command.request };
    case 'RecordFlashcards':
      return { type: 'record', modelUsed: command.modelUsed, parts: command.cards.map(newPart) };
    case 'ChangeFlashcardSet':
      return { type: 'change', change: command.change };
    case 'DeleteFlashcardSet':
      return { type: 'delete' };
    case 'EraseFlashcardSet':
      return { type: 'erase' };
    case 'AddFlashcard':
      return { type: 'add part', id: command.flashcardId, part: { ...command.form, source: null } };
    case 'ChangeFlashcard':
      return { type: 'change part', id: command.flashcardId, change: command.change };
    case 'DeleteFlashcard':
      return { type: 'delete part', id: command.flashcardId };
  }
};

export const flashcardSetSubject: Subject<
  FlashcardSetCommand,
  FlashcardSetEvent,
  FlashcardSet | null,
  KnownMaterial | null
> = {
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

  after: (known, command) =>
    materialAfter(
      known,
      { by: command.by, step: stepOf(command) },
      { whole: 'set_not_found', part: 'flashcard_not_found' },
    ),
  seen: materialSeen,
};
