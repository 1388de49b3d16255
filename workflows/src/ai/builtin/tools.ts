import type { ChatReply, GeneratedFlashcard, GeneratedQuestion, SchedulePlan } from '@hub/contracts';
import { Refused, type ChatQuestion, type Material, type ScheduleRequest, type TestMaterial } from '../study-ai.ts';
import { answerByQuoting } from './chat/answer.ts';
import { planByRules } from './scheduling/plan.ts';
import { cardsFrom } from './study/cards.ts';
import { questionsFrom } from './study/questions.ts';

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

const answerOf = (task: ToolTask): Tools[Tool]['answer'] => {
  switch (task.tool) {
    case 'cards':
      return cardsFrom(task.asked);
    case 'questions':
      return questionsFrom(task.asked);
    case 'chat':
      return answerByQuoting(task.asked);
    case 'schedule':
      return planByRules(task.asked);
  }
};

/** Runs in a thread of its own. */
export const useTool = (task: ToolTask): ToolAnswer => {
  try {
    return { answer: answerOf(task) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
};
