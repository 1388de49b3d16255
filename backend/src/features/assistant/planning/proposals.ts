import { type AssistantAction, PlannedChange, PlannedNavigation, type SchedulePlan } from '@hub/contracts';
import { labelOf } from '../changes/describe-change.ts';

type Proposed = SchedulePlan['actions'][number];

interface Proposals {
  readonly changes: readonly PlannedChange[];
  /** Places to go, and what nobody knows how to do: shown, never run (decision Q137). */
  readonly offers: readonly AssistantAction[];
  /** Changes that cannot be made as they stand, by what they were to be. */
  readonly unclear: readonly string[];
}

const typesOf = (schema: {
  readonly options: readonly { readonly shape: { readonly type: { readonly value: string } } }[];
}) => new Set(schema.options.map(({ shape }) => shape.type.value));
const changing = typesOf(PlannedChange);
const navigating = typesOf(PlannedNavigation);

const longestSummary = 200;
const shownSummary = (summary: string) => summary.slice(0, longestSummary).toWellFormed();

const offerOf = (action: Proposed): AssistantAction[] => {
  const summary = shownSummary(action.summary);
  if (!navigating.has(action.type)) return [{ type: action.type, summary }];
  const { data } = PlannedNavigation.safeParse({ ...action, summary });
  return data ? [data] : [];
};

/** What a model wrote is data: each action is read for itself. */
export const proposalsIn = (actions: readonly Proposed[]): Proposals => {
  const planned = actions.filter(({ type }) => changing.has(type));
  const read = planned.map((action) => ({ action, change: PlannedChange.safeParse(action).data }));
  return {
    changes: read.flatMap(({ change }) => change ?? []),
    offers: actions.filter(({ type }) => !changing.has(type)).flatMap(offerOf),
    unclear: read.flatMap(({ action, change }) =>
      change ? [] : [`${labelOf(action.type)}: ${shownSummary(action.summary) || 'some details are missing'}`],
    ),
  };
};
