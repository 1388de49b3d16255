import { type ClassId, type FlashcardId, type FlashcardSetId, FlashcardSetView, FlashcardView } from '@hub/contracts';
import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, rowsAfter, viewOf } from '../../platform/read-models/index.ts';
import { listedFor } from '../class/index.ts';
import { flashcardList, type FlashcardRow, flashcardSetList, type FlashcardSetRow } from './projection.ts';

const setColumns = columnsOf(FlashcardSetView);
const cardColumns = columnsOf(FlashcardView);
const setView = viewOf(FlashcardSetView);
const cardView = viewOf(FlashcardView);

const counted = `cross join lateral (
  select count(*)::int as card_count from ${flashcardList.table} where set_id = ${flashcardSetList.table}.id
) as counted`;

export const flashcardSetQueries = (db: Knex) => {
  const sets = (ownerId: UserId) =>
    db<FlashcardSetRow & Pick<FlashcardSetView, 'id' | 'cardCount'>>(flashcardSetList.table)
      .joinRaw(counted)
      .where({ ownerId, deletedAt: null });

  const cards = (ownerId: UserId) => db<FlashcardRow & { id: FlashcardId }>(flashcardList.table).where({ ownerId });

  const find = (owner: UserId, id: FlashcardSetId): Promise<FlashcardSetView | undefined> =>
    sets(owner).where({ id }).first(setColumns);

  const isShown = `exists (select from ${flashcardSetList.table} whole
    where whole.id = ${flashcardList.table}.set_id and whole.deleted_at is null)`;

  const card = (owner: UserId, id: FlashcardId) => cards(owner).where({ id }).whereRaw(isShown);

  const stored = () => db<FlashcardSetRow & { id: FlashcardSetId }>(flashcardSetList.table);

  return {
    /** Ids of one class, including deleted ones. */
    idsIn: (ownerId: UserId, classId: ClassId): Promise<FlashcardSetId[]> =>
      stored().where({ ownerId, classId }).pluck('id'),

    /** Rows of all students that were deleted before an instant, ISO 8601 UTC, and are not erased yet. */
    deletedBefore: (instant: string): Promise<{ id: FlashcardSetId; ownerId: UserId }[]> =>
      stored().where('deletedAt', '<', instant).select('id', 'ownerId'),

    find,

    /** Those of one class, or of all active classes; newest first. */
    setsOf: async (owner: UserId, classId?: ClassId): Promise<FlashcardSetView[]> =>
      withinListLimit(
        await sets(owner)
          .where(listedFor(classId, flashcardSetList.table))
          .select(setColumns)
          .orderBy([
            { column: 'createdAt', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(listLimit + 1),
      ),

    /** @throws Rejection `set_not_found`, also for another student's set */
    setOf: async (owner: UserId, id: FlashcardSetId): Promise<FlashcardSetView> => {
      const found = await find(owner, id);
      if (!found) throw new Rejection('set_not_found');
      return found;
    },

    /** The set after a command to it. @throws Rejection `set_not_found` */
    setAfter: async (owner: UserId, id: FlashcardSetId, recorded: RecordedEvents): Promise<FlashcardSetView> => {
      const found = await sets(owner).where({ id }).first();
      const row = rowAfter(flashcardSetList, { id, row: found }, recorded);
      if (!row || row.deletedAt) throw new Rejection('set_not_found');
      const cardCount = found?.cardCount ?? rowsAfter(flashcardList, new Map(), recorded).size;
      return setView({ ...row, id, cardCount });
    },

    /** The cards of a set, in their order. */
    cardsOf: (owner: UserId, setId: FlashcardSetId): Promise<FlashcardView[]> =>
      cards(owner).where({ setId }).select(cardColumns).orderBy(['position', 'id']),

    /** @throws Rejection `flashcard_not_found`, also for another student's card and in a deleted set */
    cardOf: async (owner: UserId, id: FlashcardId): Promise<FlashcardView> => {
      const found = await card(owner, id).first(cardColumns);
      if (!found) throw new Rejection('flashcard_not_found');
      return found;
    },

    /** The card after a command to it. @throws Rejection `flashcard_not_found` */
    cardAfter: async (owner: UserId, id: FlashcardId, recorded: RecordedEvents): Promise<FlashcardView> => {
      const row = rowAfter(flashcardList, { id, row: await card(owner, id).first() }, recorded);
      if (!row) throw new Rejection('flashcard_not_found');
      return cardView({ ...row, id });
    },
  };
};
