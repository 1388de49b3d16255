import { exchange } from './exchange.ts';
import { flashcards } from './flashcards.ts';
import { practiceTests } from './practice-tests.ts';
import { review } from './review.ts';

/** Every text of the study tools. */
export const english = {
  ai: 'AI',
  manual: 'Manual',
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
    aboutSource: 'Everything important in these notes',
    promptHint: 'A topic, a chapter, or what the exam will cover.',
    documents: 'Documents to use',
    allDocuments: 'All documents in this class are used. Untick any you want to leave out.',
    noDocuments: 'This class has no documents yet, so only your prompt is used.',
    documentsFailed: 'Failed to fetch documents',
    classesFailed: 'Failed to fetch classes',
    pending: 'Generating...',
    waiting: 'Getting started...',
    complete: 'AI Generation Complete!',
    fewer: '{{generated}} of {{requested}}: your documents do not allow more good ones',
  },
  flashcards,
  exchange,
  review,
  tests: practiceTests,
} as const;
