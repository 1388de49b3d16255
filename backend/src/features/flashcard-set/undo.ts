import { FlashcardId } from '@hub/contracts';
import { isDeepStrictEqual } from 'node:util';
import { type Done, Rejection } from '../../platform/domain/index.ts';
import { takenBack } from '../../platform/commands/index.ts';
import type { CardEvent, FlashcardSetEvent } from './events.ts';
import { type Card, cardCount, type FlashcardSet, isErased, mostCards } from './state.ts';

/** How a card as it is becomes the one that it is to be. */
const cardEvents = (
  ids: Pick<CardEvent['data'], 'setId' | 'flashcardId'>,
  now: Card,
  wanted: Card | undefined,
): CardEvent[] => {
  if (isDeepStrictEqual(now, wanted)) return [];
  if (now.deleted && (!wanted || wanted.deleted)) throw new Rejection('changed_since');
  if (!wanted || wanted.deleted) return [{ type: 'FlashcardDeleted', data: ids }];
  const { deleted: _deleted, ...card } = wanted;
  return [{ type: 'FlashcardRestored', data: { ...ids, ...card } }];
};

/** Takes back what a command did to a set or to cards of it; taking back its adding deletes it. */
export const undoFlashcardSet = (done: Done<FlashcardSetEvent, FlashcardSet | null>): readonly FlashcardSetEvent[] => {
  const { events, after, now, beganAt } = done;
  if (!now || isErased(now) || (now.deleted && !after?.deleted)) throw new Rejection('changed_since');
  const { setId } = events[0].data;
  const set = takenBack(done);
  if (!set?.fields || set.deleted) {
    if (now.deleted) throw new Rejection('changed_since'); // it was called off, and nobody writes it any more
    return [{ type: 'FlashcardSetDeleted', data: { setId } }];
  }
  if (cardCount(set) > mostCards) throw new Rejection('set_full');

  const { ownerId, fields, cards } = set;
  const restored = { setId, ownerId, ...fields, createdAt: beganAt };
  const differs = now.deleted || !isDeepStrictEqual(now.fields, fields);
  return [
    ...(differs ? [{ type: 'FlashcardSetRestored', data: restored } as const] : []),
    ...Object.entries(now.cards).flatMap(([id, card]) =>
      cardEvents({ setId, flashcardId: FlashcardId.parse(id) }, card, cards[id]),
    ),
  ];
};
