import type { Dialogue, PlanOption, SchedulePlan, ThingRef } from '@hub/contracts';
import type { Made } from '../changes/execute-all.ts';
import type { Remembered } from './dialogues.ts';

interface Happened {
  readonly message: string;
  readonly plan: Pick<SchedulePlan, 'things' | 'request' | 'undoOf'>;
  readonly made: readonly Made[];
  /** The question that the reply asks; null without one. */
  readonly question: {
    readonly id: string;
    readonly isConfirmation: boolean;
    readonly options: readonly PlanOption[];
  } | null;
  readonly asks: boolean;
  readonly undid: boolean;
}

/** The latest first, each once. */
const mostRecent = 10;
const recentOf = (things: readonly ThingRef[]) =>
  [...new Map(things.map((thing) => [thing.id, thing])).values()].slice(0, mostRecent);

const empty: Dialogue = { things: [], list: [], request: '', outcome: 'told', options: [] };
const most = 20;

/** What the next message can refer to. */
export const rememberedAfter = (
  before: Remembered | null,
  { message, plan, made, question, asks, undid }: Happened,
): Remembered => {
  const old = before?.dialogue ?? empty;
  const named = plan.things ?? [];
  const touched = made.map(({ thing }) => thing).slice(0, most);
  const things = touched.length > 0 ? touched : named.length > 0 ? named : old.things;
  const own = made.flatMap(({ action: { commandId }, thing }) => (commandId ? [{ commandId, thing }] : []));
  const taken = new Set(plan.undoOf?.map(({ id }) => id));
  const left = undid
    ? (before?.done ?? []).filter(({ thing }) => taken.size > 0 && !taken.has(thing.id))
    : (before?.done ?? []);
  const done = own.length > 0 ? own.slice(0, most) : left;
  return {
    dialogue: {
      things,
      list: named.length > 1 ? named : old.list,
      recent: recentOf([...touched, ...named, ...old.things, ...(old.recent ?? [])]),
      request: (plan.request ?? message).slice(0, 1000),
      outcome: asks ? 'asked' : touched.length > 0 ? 'changed' : 'told',
      options: [...(question?.options ?? [])],
      canUndo: done.length > 0,
    },
    question: question && { id: question.id, isConfirmation: question.isConfirmation },
    done,
  };
};
