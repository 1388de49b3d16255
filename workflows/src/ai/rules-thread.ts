import type { ChatReply, GeneratedFlashcard, GeneratedQuestion, SchedulePlan } from '@hub/contracts';
import {
  answerQuestion,
  planSchedule,
  RequestRefused,
  writeFlashcards,
  writeQuestions,
  type ChatQuestion,
  type Material,
  type ScheduleRequest,
  type TestMaterial,
} from '@hub/study-rules';

export { readSyllabus } from '@hub/study-rules';

/** Input and result of each tool, by its name. */
export interface Tools {
  readonly cards: { readonly asked: Material; readonly answer: GeneratedFlashcard[] };
  readonly questions: { readonly asked: TestMaterial; readonly answer: GeneratedQuestion[] };
  readonly chat: { readonly asked: ChatQuestion; readonly answer: ChatReply };
  readonly schedule: { readonly asked: ScheduleRequest; readonly answer: SchedulePlan };
}
export type Tool = keyof Tools;

export type ToolTask = { readonly [Name in Tool]: { readonly tool: Name; readonly asked: Tools[Name]['asked'] } }[Tool];
/** A refusal is returned as a value: an error loses its class between threads. */
export type ToolAnswer = { readonly answer: Tools[Tool]['answer'] } | { readonly refused: string };

const answerOf = async (task: ToolTask): Promise<Tools[Tool]['answer']> => {
  switch (task.tool) {
    case 'cards':
      return writeFlashcards(task.asked);
    case 'questions':
      return writeQuestions(task.asked);
    case 'chat':
      return answerQuestion(task.asked);
    case 'schedule':
      return planSchedule(task.asked);
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
