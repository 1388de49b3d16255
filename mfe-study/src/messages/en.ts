import { exchange } from './exchange.ts';
import { flashcards } from './flashcards.ts';
import { practiceTests } from './practice-tests.ts';
import { review } from './review.ts';

/** Every text of the study tools. */
export const english = {
  ai: 'AI',
  manual: 'Manual',
  edit: 'Edit',
  error: 'Error',
  save: 'Save',
  saving: 'Saving...',
  title: 'Title',
  descriptionOptional: 'Description (Optional)',
  difficulty: 'Difficulty',
  difficultyOf: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  generation: {
    class: 'Class',
    noClass: 'Select a class',
    thisClass: 'This class',
    prompt: 'What should it be about?',
    promptHint: 'A topic, a chapter, or what the exam will ask.',
    documents: 'Documents to draw on',
    allDocuments: 'All documents of the class are used. Untick what should be left out.',
    noDocuments: 'This class has no documents yet: only the prompt is used.',
    documentsFailed: 'Failed to fetch documents',
    classesFailed: 'Failed to fetch classes',
    pending: 'Generating...',
    waiting: 'Waiting for the first step...',
    complete: 'AI Generation Complete!',
  },
  flashcards,
  exchange,
  review,
  tests: practiceTests,
} as const;
