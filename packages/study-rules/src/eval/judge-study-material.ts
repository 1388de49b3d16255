import type { GeneratedFlashcard, GeneratedQuestion } from '@hub/contracts';
import { writeFlashcards } from '../study-material/flashcards.ts';
import { faultsOfCard, faultsOfQuestion } from '../study-material/faults.ts';
import { writeQuestions } from '../study-material/questions.ts';
import { course, documents, passagesOf, studentId, textOf } from '../testing/sample-documents.ts';

const count = 20;
const prompt = 'Key terms and facts';

const faultsIn = <Item extends { readonly source?: { readonly quote: string } | null | undefined }>(
  items: readonly Item[],
  text: string,
  faultsOf: (item: Item, before: readonly Item[]) => readonly string[],
) =>
  items.flatMap((item, index) => [
    ...faultsOf(item, items.slice(0, index)),
    ...(item.source && !text.includes(item.source.quote) ? ['a quote that is not in the document'] : []),
  ]);

export interface Made {
  readonly document: string;
  readonly cards: readonly GeneratedFlashcard[];
  readonly questions: readonly GeneratedQuestion[];
  readonly faults: readonly string[];
}

/** Cards and questions made from each of our documents, with their faults. */
export const judgeStudy = (): Made[] =>
  documents.map((document) => {
    const material = { studentId, class: course, prompt, count, passages: passagesOf(document) };
    const cards = writeFlashcards(material);
    const questions = writeQuestions({ ...material, difficulty: 'medium' });
    const text = textOf(document);
    const faults = [...faultsIn(cards, text, faultsOfCard), ...faultsIn(questions, text, faultsOfQuestion)];
    return { document, cards, questions, faults };
  });
