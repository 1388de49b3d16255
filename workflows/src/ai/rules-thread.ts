import type { ChatReply, ClassProposal, GeneratedFlashcard, GeneratedQuestion, SchedulePlan } from '@hub/contracts';
import {
  answerQuestion,
  planSchedule,
  proposeClass,
  RequestRefused,
  textsOfPassages,
  writeFlashcards,
  writeQuestions,
  type ChatQuestion,
  type Material,
  type NewSyllabus,
  type ScheduleRequest,
  type TestMaterial,
} from '@hub/study-rules';
import { checkEvents, type CheckedEvent, type SyllabusAndEvents } from './model/syllabus/check-events.ts';

export { readSyllabus } from '@hub/study-rules';

interface Pieces {
  readonly pieces: readonly string[];
  readonly studentId: string | null;
}

/** Input and result of each tool, by its name. */
export interface Tools {
  readonly cards: { readonly input: Material; readonly answer: GeneratedFlashcard[] };
  readonly questions: { readonly input: TestMaterial; readonly answer: GeneratedQuestion[] };
  readonly chat: { readonly input: ChatQuestion; readonly answer: ChatReply };
  readonly schedule: { readonly input: ScheduleRequest; readonly answer: SchedulePlan };
  readonly proposal: { readonly input: NewSyllabus; readonly answer: ClassProposal };
  readonly evidence: { readonly input: SyllabusAndEvents; readonly answer: CheckedEvent[] };
  readonly texts: { readonly input: Pieces; readonly answer: string[][] };
}
export type Tool = keyof Tools;

export type ToolTask = { readonly [Name in Tool]: { readonly tool: Name; readonly input: Tools[Name]['input'] } }[Tool];
/** A refusal is returned as a value: an error loses its class between threads. */
export type ToolAnswer = { readonly answer: Tools[Tool]['answer'] } | { readonly refused: string };

/**
 * Patterns of the rules may try each of n blanks as the beginning of a run of blanks, which takes n² steps. A long run
 * means no more than a short one.
 */
const withShortRuns = (message: string) => message.replaceAll(/[^\S\n]{3,}/gu, '  ').replaceAll(/\n{3,}/gu, '\n\n');

const answerOf = async (task: ToolTask): Promise<Tools[Tool]['answer']> => {
  switch (task.tool) {
    case 'cards':
      return writeFlashcards(task.input);
    case 'questions':
      return writeQuestions(task.input);
    case 'chat':
      return answerQuestion({ ...task.input, message: withShortRuns(task.input.message) });
    case 'schedule':
      return planSchedule({ ...task.input, message: withShortRuns(task.input.message) });
    case 'proposal':
      return proposeClass(task.input);
    case 'evidence':
      return checkEvents(task.input);
    case 'texts':
      return textsOfPassages(task.input.pieces);
  }
};

/** Runs in its own thread. */
export const useTool = async (task: ToolTask): Promise<ToolAnswer> => {
  try {
    return { answer: await answerOf(task) };
  } catch (error) {
    if (error instanceof RequestRefused) return { refused: error.message };
    throw error;
  }
};
