import { type AssistantAction, PlannedChange, PlannedNavigation, type SchedulePlan } from '@hub/contracts';
import { labelOf } from '../changes/describe-change.ts';

type Proposed = SchedulePlan['actions'][number];

interface Proposals {
  readonly changes: readonly PlannedChange[];
  /** Places to open, and unknown actions: shown, never executed (decision Q137). */
  readonly offers: readonly AssistantAction[];
  /** Descriptions of changes that are incomplete. */
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

/** Parses each action that a model proposed separately. */
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
