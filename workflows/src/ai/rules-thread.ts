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

/** What a tool is asked and answers, by its name. */
export interface Tools {
  readonly cards: { readonly asked: Material; readonly answer: GeneratedFlashcard[] };
  readonly questions: { readonly asked: TestMaterial; readonly answer: GeneratedQuestion[] };
  readonly chat: { readonly asked: ChatQuestion; readonly answer: ChatReply };
  readonly schedule: { readonly asked: ScheduleRequest; readonly answer: SchedulePlan };
}
export type Tool = keyof Tools;

export type ToolTask = { readonly [Name in Tool]: { readonly tool: Name; readonly asked: Tools[Name]['asked'] } }[Tool];
/** A refusal goes as a value: an error that crosses threads loses its class. */
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

/** Runs in a thread of its own. */
export const useTool = async (task: ToolTask): Promise<ToolAnswer> => {
  try {
    return { answer: await answerOf(task) };
  } catch (error) {
    if (error instanceof RequestRefused) return { refused: error.message };
    throw error;
  }
};
