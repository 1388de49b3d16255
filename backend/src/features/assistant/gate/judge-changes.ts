import type { PlannedChange } from '@hub/contracts';
import { wantsDeletion } from './intent.ts';

/** Decisions Q134 and R29. */
export const most = { actions: 10, unaskedChanges: 3, deletions: 3, unaskedDeletions: 1 } as const;

type Verdict = { readonly kind: 'run' | 'ask' } | { readonly kind: 'refuse'; readonly message: string };

interface Said {
  /** The student's latest message. */
  readonly message: string;
  /** The message confirms exactly these changes. */
  readonly confirmed: boolean;
}

export const isDeletion = ({ type }: Pick<PlannedChange, 'type'>) => type === 'DELETE_EVENT' || type === 'DELETE_TASK';

/** Decides whether all planned changes are made, confirmed first, or refused. */
export const judgeChanges = (
  changes: readonly Pick<PlannedChange, 'type'>[],
  { message, confirmed }: Said,
): Verdict => {
  const deletions = changes.filter(isDeletion).length;
  if (changes.length > most.actions) {
    return { kind: 'refuse', message: `I can make at most ${most.actions} changes at a time. Please ask for fewer.` };
  }
  if (deletions > most.deletions) {
    return { kind: 'refuse', message: `I can delete at most ${most.deletions} items at a time. Please ask for fewer.` };
  }
  const few = changes.length <= most.unaskedChanges && deletions <= most.unaskedDeletions;
  const meant = deletions === 0 || wantsDeletion(message);
  return { kind: meant && (few || confirmed) ? 'run' : 'ask' };
};
