import type { Slots } from '@hub/contracts';
import { Stack } from '@hub/ui';
import { FlashcardSection } from '../features/flashcards/flashcard-section.tsx';
import { PracticeSection } from '../features/practice-tests/practice-section.tsx';
import { ReviewCard } from '../features/review/review-card.tsx';

/** The class tab Study Tools. */
export const StudyTools = ({ classId }: Slots['study-tools']) => (
  <Stack gap={6}>
    <ReviewCard classId={classId} />
    <FlashcardSection classId={classId} />
    <PracticeSection classId={classId} />
  </Stack>
);
