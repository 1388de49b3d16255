import type { PlannedChange, PlannedNavigation, PlanOption } from '@hub/contracts';
import type { Schedule } from '../../requests.ts';
import type { Dialogue } from '@hub/contracts';
import type { Thing } from '../things/things.ts';

export type Action = PlannedNavigation | (PlannedChange & { readonly summary: string });

interface Option extends Omit<PlanOption, 'actions'> {
  readonly actions: readonly Action[];
}

/** What is known when a request is planned. */
export interface Context {
  readonly today: string;
  readonly schedule: Schedule;
  readonly things: readonly Thing[];
  readonly dialogue: Dialogue | undefined;
}

/** The plan for one request. */
export interface Answer {
  readonly message: string;
  readonly actions: readonly Action[];
  readonly options?: readonly Option[];
  /** What it names, in order. */
  readonly things?: readonly Thing[];
  readonly undo?: true;
  /** Only what was changed of these is undone. */
  readonly undoOf?: readonly Thing[];
  /** It asks whether something should be added that the words do not clearly say. */
  readonly isDoubtful?: true;
  /** Nothing was understood. */
  readonly isLost?: true;
}

export const say = (message: string, things?: readonly Thing[]): Answer => ({
  message,
  actions: [],
  ...(things ? { things } : {}),
});

const longestLabel = 120;

/** A question with its answers as buttons. */
export const ask = (message: string, options: readonly (Answer & { readonly label: string })[] = []): Answer => ({
  message,
  actions: [],
  things: options.flatMap(({ things = [] }) => things),
  options: options
    .slice(0, 10)
    .map(({ label, message: then, actions }) => ({ label: label.slice(0, longestLabel), message: then, actions })),
});

/** The answer that changes nothing. */
export const keepOption = (label: string) => ({ label, ...say('OK, everything stays as it is.') });
