import { AssistantAction, AssistantQuestion, ChangePreview } from '@hub/contracts';
import { z } from 'zod';

/** An action below a reply. */
export const ShownAction = AssistantAction.extend({ undone: z.literal(true).optional() });
export type ShownAction = z.infer<typeof ShownAction>;

/** One message (specification §3, "Scheduling chat message"). */
export const Turn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  actions: z.array(ShownAction).default([]),
  /** Its answers as buttons. */
  question: AssistantQuestion.optional(),
  /** What its question is about. */
  planned: z.array(ChangePreview).optional(),
});
export type Turn = z.infer<typeof Turn>;

const sentTurns = 6; // specification §9

/** The messages sent as context: the last ones before the new one, without the greeting (decision Q130). */
export const latestOf = (turns: readonly Turn[]) =>
  turns.slice(-sentTurns).map(({ role, content }) => ({ role, content }));

/** Marks an action as undone. */
export const withUndone = (turns: readonly Turn[], commandId: string): Turn[] =>
  turns.map((turn) => ({
    ...turn,
    actions: turn.actions.map((action) => (action.commandId === commandId ? { ...action, undone: true } : action)),
  }));
