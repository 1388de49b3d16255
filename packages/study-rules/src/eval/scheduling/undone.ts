import type { SchedulePlan } from '@hub/contracts';
import type { Act } from './acts.ts';
import type { Thing } from './conversation.ts';
import { idOf } from './schedule-of.ts';

const fields = ['title', 'date', 'time', 'priority', 'completed', 'class', 'type'] as const;

const backTo = (now: Thing, before: Thing | undefined): Act => {
  if (!before) return { do: 'delete', item: now.id };
  const changed = fields.filter((field) => now[field] !== before[field]);
  return { do: 'change', item: now.id, set: Object.fromEntries(changed.map((field) => [field, before[field]])) };
};

/** What a plan undoes: everything, or each thing that it names goes back to how it was. */
export const undoneBy = (plan: SchedulePlan, things: readonly Thing[], before: readonly Thing[]): Act[] => {
  if (!plan.undo) return [];
  const only = plan.undoOf && new Set<string>(plan.undoOf.map(({ id }) => id));
  if (!only) return [{ do: 'undo' }];
  return things
    .filter(({ id }) => only.has(idOf(id)))
    .map((thing) =>
      backTo(
        thing,
        before.find(({ id }) => id === thing.id),
      ),
    );
};
