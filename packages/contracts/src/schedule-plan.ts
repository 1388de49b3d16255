import { z } from 'zod';
import { limits } from './text.ts';

/** Most buttons below a question. */
export const mostOptions = 12;

const text = z.string().max(limits.reply);

/** Each is then checked by `PlannedChange` or `PlannedNavigation`. */
const actions = z
  .array(z.looseObject({ type: z.string().max(100), summary: z.string().max(500).default('') }))
  .max(100);

/** A task or an event. */
export const ThingRef = z.object({ kind: z.enum(['task', 'event']), id: z.uuid() });
export type ThingRef = z.infer<typeof ThingRef>;

const things = z.array(ThingRef).max(20);

/** An answer to a question back, with everything that follows from it. */
export const PlanOption = z.object({
  label: z.string().max(120),
  message: text,
  actions,
  /** As in a plan. */
  undo: z.boolean().optional(),
  undoOf: things.optional(),
});
export type PlanOption = z.infer<typeof PlanOption>;

/** What a plan leaves for the next message to refer to. */
const forNext = {
  /** The tasks and events that the reply names, in its order. */
  things: things.optional(),
  /** The understood request, in the student's words: a short next message continues it. */
  request: z.string().max(1000).optional(),
};

/** A plan as rules or a model wrote it; the server decides which changes to make. */
export const SchedulePlan = z.object({
  message: text,
  actions,
  /** The answers to the question that the message asks. */
  options: z.array(PlanOption).max(mostOptions).optional(),
  /** Undoes the changes of the last reply, before the actions. */
  undo: z.boolean().optional(),
  /** Undoes only the changes of these: "no, just the essay". All without it. */
  undoOf: things.optional(),
  ...forNext,
});
export type SchedulePlan = z.infer<typeof SchedulePlan>;

/** What the server knows about the conversation so far. */
export const Dialogue = z.object({
  /** What the last reply changed or named, in its order. */
  things,
  /** The last list of several things. */
  list: things,
  /** What earlier replies changed or named, the latest first: "the first one", "the other one". */
  recent: things.optional(),
  request: z.string().max(1000),
  /** What the last reply did about the request. */
  outcome: z.enum(['changed', 'told', 'asked']),
  /** The answers to the open question. */
  options: z.array(PlanOption).max(mostOptions),
  /** The last changes can be undone. */
  canUndo: z.boolean().optional(),
});
export type Dialogue = z.infer<typeof Dialogue>;
