import type { PlannedChange } from '@hub/contracts';
import { wantsDeletion } from './intent.ts';

/** Decisions Q134 and R29. */
export const limits = { actions: 10, unconfirmedChanges: 3, deletions: 3, unconfirmedDeletions: 1 } as const;

type Verdict = { readonly kind: 'run' | 'ask' } | { readonly kind: 'refuse'; readonly message: string };

/** By a plain yes, or by the button of the question about them; only a button confirms a deletion. */
export type Confirmation = 'no' | 'words' | 'button';

interface Said {
  /** The student's latest message. */
  readonly message: string;
  /** How the student confirmed exactly these changes. */
  readonly confirmed: Confirmation;
}

export const isDeletion = ({ type }: Pick<PlannedChange, 'type'>) => type === 'DELETE_EVENT' || type === 'DELETE_TASK';

/** Decides whether all planned changes are made, confirmed first, or refused. */
export const judgeChanges = (
  changes: readonly Pick<PlannedChange, 'type'>[],
  { message, confirmed }: Said,
): Verdict => {
  const deletions = changes.filter(isDeletion).length;
  if (changes.length > limits.actions) {
    return { kind: 'refuse', message: `I can make at most ${limits.actions} changes at a time. Please ask for fewer.` };
  }
  if (deletions > limits.deletions) {
    return {
      kind: 'refuse',
      message: `I can delete at most ${limits.deletions} items at a time. Please ask for fewer.`,
    };
  }
  const few = changes.length <= limits.unconfirmedChanges && deletions <= limits.unconfirmedDeletions;
  if (confirmed === 'button' || (deletions === 0 && confirmed === 'words')) return { kind: 'run' };
  const meant = deletions === 0 || wantsDeletion(message);
  return { kind: meant && few ? 'run' : 'ask' };
};
