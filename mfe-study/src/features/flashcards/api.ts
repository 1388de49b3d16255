import {
  addFlashcard,
  addFlashcardSet,
  changeFlashcard,
  changeFlashcardSet,
  deleteFlashcard,
  deleteFlashcardSet,
  generateFlashcards,
  importFlashcards,
  listFlashcards,
  listFlashcardSets,
  type ClassId,
  type FlashcardForm,
  type FlashcardId,
  type FlashcardSetChange,
  type FlashcardSetForm,
  type FlashcardSetId,
  type FlashcardSetView,
  type GenerateFlashcardsForm,
  type ImportFlashcardsForm,
} from '@hub/contracts';
import { change, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { withReason } from '../../shared/generation/with-reason.ts';
import { countsKey, queueKey, statsKey } from '../../shared/query-keys.ts';

const setsKey = keyOf(listFlashcardSets);
const refresh = [setsKey, queueKey, countsKey, statsKey];

export const useSets = (classId: ClassId) => useQuery(query(listFlashcardSets, { query: { classId } }));

export const useCards = (id: FlashcardSetId) => useQuery(query(listFlashcards, { params: { id } }));

export const useAddSet = (onDone: (set: FlashcardSetView) => void) =>
  useChange({
    send: (body: FlashcardSetForm) => change(addFlashcardSet, { body }),
    refresh,
    done: { title: t('flashcards.created') },
    failed: { title: t('error'), description: t('flashcards.createFailed') },
    onDone,
  });

export const useChangeSet = (id: FlashcardSetId, onDone: () => void) =>
  useChange({
    send: (body: FlashcardSetChange) => change(changeFlashcardSet, { params: { id }, body }),
    refresh,
    done: { title: t('flashcards.setSaved') },
    failed: { title: t('flashcards.setSaveFailed') },
    onDone,
  });

export const useDeleteSet = () =>
  useChange({
    send: (id: FlashcardSetId) => change(deleteFlashcardSet, { params: { id } }),
    refresh,
    done: { title: t('flashcards.setDeleted') },
    failed: { title: t('flashcards.setDeleteFailed') },
  });

export const useGenerateSet = (onDone: (set: FlashcardSetView) => void) =>
  useChange({
    send: (body: GenerateFlashcardsForm) => change(generateFlashcards, { body }),
    refresh,
    done: ({ generated, modelUsed }, { numberOfCards }) => ({
      title: t('generation.complete'),
      description: withReason(t('flashcards.generated', { count: generated, model: modelUsed }), {
        generated,
        requested: numberOfCards,
      }),
    }),
    failed: { title: t('flashcards.generateFailed') },
    onDone: ({ set }) => onDone(set),
  });

export const useImportSet = (onDone: (set: FlashcardSetView) => void) =>
  useChange({
    send: (body: ImportFlashcardsForm) => change(importFlashcards, { body }),
    refresh,
    done: ({ cardCount }) => ({ title: t('exchange.imported', { count: cardCount }) }),
    failed: { title: t('exchange.failed') },
    onDone,
  });

export const useAddCard = (id: FlashcardSetId, onDone: () => void) =>
  useChange({
    send: (body: FlashcardForm) => change(addFlashcard, { params: { id }, body }),
    refresh,
    done: { title: t('flashcards.cardCreated') },
    failed: { title: t('flashcards.cardCreateFailed') },
    onDone,
  });

export const useChangeCard = (onDone: () => void) =>
  useChange({
    send: ({ id, form }: { id: FlashcardId; form: FlashcardForm }) =>
      change(changeFlashcard, { params: { id }, body: form }),
    refresh,
    done: { title: t('flashcards.cardSaved') },
    failed: { title: t('flashcards.cardSaveFailed') },
    onDone,
  });

export const useDeleteCard = () =>
  useChange({
    send: (id: FlashcardId) => change(deleteFlashcard, { params: { id } }),
    refresh,
    done: { title: t('flashcards.cardDeleted') },
    failed: { title: t('flashcards.cardDeleteFailed') },
  });
