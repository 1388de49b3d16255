import { isDeepStrictEqual } from 'node:util';
import { revertedState } from '../../platform/commands/index.ts';
import { Rejection, type UndoContext } from '../../platform/domain/index.ts';
import type { SyllabusReviewEvent } from './events.ts';
import { decisionOn, type SyllabusReview } from './state.ts';

/** Undoes decisions about findings. What the analysis found and the chosen term cannot be undone. */
export const undoSyllabusReview = (
  done: UndoContext<SyllabusReviewEvent, SyllabusReview | null>,
): readonly SyllabusReviewEvent[] => {
  const { events, before, after, now } = done;
  if (!before || !now || now.erased || before.waitsFor !== after?.waitsFor) throw new Rejection('changed_since');
  const { documentId } = events[0].data;
  const reverted = revertedState(done) ?? now;
  return now.findings.flatMap((finding): SyllabusReviewEvent[] => {
    const { decision, changes } = decisionOn(reverted, finding);
    if (isDeepStrictEqual(decisionOn(now, finding), { decision, changes })) return [];
    return [{ type: 'FindingRestored', data: { documentId, findingId: finding.id, decision, changes } }];
  });
};
