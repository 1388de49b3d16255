import { difficulties } from '@hub/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RequestRefused } from '../../requests.ts';
import { writeFlashcards } from '../../study-material/flashcards.ts';
import { writeQuestions } from '../../study-material/questions.ts';
import { passagesOfText } from '../../testing/document-passages.ts';
import { course, studentId } from '../../testing/sample-documents.ts';
import type { Sample } from './sample.ts';

const Prompts = z.object({
  prompts: z
    .array(
      z.object({
        for: z.enum(['cards', 'questions']),
        prompt: z.string(),
        difficulty: z.enum(difficulties).default('medium'),
        good: z.string().default(''),
      }),
    )
    .default([]),
});
type Prompt = z.infer<typeof Prompts>['prompts'][number];

/** A document with the requests for it. */
export interface Task {
  readonly document: string;
  readonly text: string;
  readonly prompts: readonly Prompt[];
}

/** The tasks of a folder of `doc-*` folders. */
export const tasksIn = (folder: string): Task[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('doc-') && existsSync(join(folder, name, 'questions.json')))
    .toSorted()
    .map((document) => ({
      document,
      text: readFileSync(join(folder, document, 'document.txt'), 'utf8'),
      prompts: Prompts.parse(JSON.parse(readFileSync(join(folder, document, 'questions.json'), 'utf8'))).prompts,
    }));

const count = 10;

const samplesFor = ({ document, text }: Task, { for: kind, prompt, difficulty, good }: Prompt): Sample[] => {
  const passages = passagesOfText(text, document);
  const material = { studentId, class: course, prompt, count, passages };
  const about = { document, prompt, good };
  try {
    if (kind === 'cards') {
      return writeFlashcards(material).map(({ front, back, source }) => ({
        ...about,
        kind: 'card',
        front,
        back,
        quote: source?.quote ?? '',
      }));
    }
    return writeQuestions({ ...material, difficulty }).map((item) => ({
      ...about,
      kind: 'question',
      difficulty,
      question: item.question,
      options: item.options,
      answer: item.correctAnswer,
      quote: item.source?.quote ?? '',
    }));
  } catch (error) {
    if (error instanceof RequestRefused) return [{ ...about, kind: 'refusal', says: error.message, quote: '' }];
    throw error;
  }
};

/** What the rules write for a task. */
export const samplesOf = (task: Task): Sample[] => task.prompts.flatMap((prompt) => samplesFor(task, prompt));
