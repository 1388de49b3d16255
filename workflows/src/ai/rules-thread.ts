import type { ChatReply, GeneratedFlashcard, GeneratedQuestion, SchedulePlan } from '@hub/contracts';
import {
  Refused,
  type Syllabus,
  type SyllabusReading,
  type ChatQuestion,
  type Material,
  type ScheduleRequest,
  type TestMaterial,
} from './builtin/requests.ts';

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

/** Each loads only what it needs: a scheduling sentence waits for no language model of words. */
const answerOf = async (task: ToolTask): Promise<Tools[Tool]['answer']> => {
  switch (task.tool) {
    case 'cards':
      return (await import('./builtin/study/cards.ts')).cardsFrom(task.asked);
    case 'questions':
      return (await import('./builtin/study/questions.ts')).questionsFrom(task.asked);
    case 'chat':
      return (await import('./builtin/chat/answer.ts')).answerByQuoting(task.asked);
    case 'schedule':
      return (await import('./builtin/scheduling/plan.ts')).planByRules(task.asked);
  }
};

export const extractDates = async (syllabus: Syllabus): Promise<SyllabusReading> =>
  (await import('./builtin/extract.ts')).extractByRules(syllabus);

/** Runs in a thread of its own. */
export const useTool = async (task: ToolTask): Promise<ToolAnswer> => {
  try {
    return { answer: await answerOf(task) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
};
