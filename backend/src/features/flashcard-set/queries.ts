import { type ClassId, type FlashcardId, type FlashcardSetId, FlashcardSetView, FlashcardView } from '@hub/contracts';
import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { listedFor } from '../class/index.ts';
import { flashcardList, flashcardSetList, type FlashcardSetRow } from './projection.ts';

const setColumns = Object.keys(FlashcardSetView.shape) as (keyof FlashcardSetView)[];
const cardColumns = Object.keys(FlashcardView.shape) as (keyof FlashcardView)[];

const counted = `cross join lateral (
  select count(*)::int as card_count from ${flashcardList.table} where set_id = ${flashcardSetList.table}.id
) as counted`;

export const flashcardSetQueries = (db: Knex) => {
  const sets = (ownerId: UserId) =>
    db<FlashcardSetView & Pick<FlashcardSetRow, 'ownerId' | 'deletedAt'>>(flashcardSetList.table)
      .joinRaw(counted)
      .where({ ownerId, deletedAt: null });

  const cards = (ownerId: UserId) => db<FlashcardView & { ownerId: UserId }>(flashcardList.table).where({ ownerId });

  const findSet = (owner: UserId, id: FlashcardSetId): Promise<FlashcardSetView | undefined> =>
    sets(owner).where({ id }).first(setColumns);

  const isShown = `exists (select from ${flashcardSetList.table} whole
    where whole.id = ${flashcardList.table}.set_id and whole.deleted_at is null)`;

  const findCard = (owner: UserId, id: FlashcardId): Promise<FlashcardView | undefined> =>
    cards(owner).where({ id }).whereRaw(isShown).first(cardColumns);

  const stored = () => db<FlashcardSetRow & { id: FlashcardSetId }>(flashcardSetList.table);

  return {
    /** Of a class, deleted ones too. */
    idsIn: (ownerId: UserId, classId: ClassId): Promise<FlashcardSetId[]> =>
      stored().where({ ownerId, classId }).pluck('id'),

    /** Of any student: what was deleted before an instant, ISO 8601 UTC, and not yet erased. */
    deletedBefore: (instant: string): Promise<{ id: FlashcardSetId; ownerId: UserId }[]> =>
      stored().where('deletedAt', '<', instant).select('id', 'ownerId'),

    findSet,

    /** Those of one class, or of all that are in use; newest first. */
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
      const found = await findSet(owner, id);
      if (!found) throw new Rejection('set_not_found');
      return found;
    },

    /** The cards of a set, in their order. */
    cardsOf: (owner: UserId, setId: FlashcardSetId): Promise<FlashcardView[]> =>
      cards(owner).where({ setId }).select(cardColumns).orderBy(['position', 'id']),

    /** @throws Rejection `flashcard_not_found`, also for another student's card and in a deleted set */
    cardOf: async (owner: UserId, id: FlashcardId): Promise<FlashcardView> => {
      const found = await findCard(owner, id);
      if (!found) throw new Rejection('flashcard_not_found');
      return found;
    },
  };
};
