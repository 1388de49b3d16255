import type { DocumentId, EditKind, ExportedDecision } from '@hub/contracts';
import type { Knex } from 'knex';
import type { Finding } from './events.ts';
import { syllabusReviewList } from './projection.ts';
import type { StoredReview } from './queries.ts';
import type { Decision, SyllabusReview } from './state.ts';

const kinds = { dueDate: 'date', dueTime: 'time', title: 'title', eventType: 'type' } as const;

const undecided: Decision = { decision: 'none', changes: {} };

const textsOf = ({ title, quote }: Finding, { changes }: Decision) => ({
  texts: { title, quote, editedTitle: changes.title ?? null },
});

interface Options {
  readonly syllabus: number;
  readonly withTitles: boolean;
}

/** The decisions about one syllabus. Left out is what was decided about an earlier one, and what it does not name. */
export const decisionsIn = (
  { findings, decisions }: Pick<SyllabusReview, 'findings' | 'decisions'>,
  { syllabus, withTitles }: Options,
): ExportedDecision[] =>
  findings.flatMap((finding) => {
    const { id, outcome, probability, reason, change = null, earlier } = finding;
    const decided = decisions[id];
    if (change === 'gone' || (!decided && earlier !== 'none')) return [];
    const own = decided ?? undecided;
    const edits = Object.entries(kinds).flatMap(([field, kind]): EditKind[] => (field in own.changes ? [kind] : []));
    const texts = withTitles ? textsOf(finding, own) : {};
    return [{ syllabus, outcome, probability, reason, change, decision: own.decision, edits, ...texts }];
  });

const pageSize = 50;

/** The decisions of all students as lines of JSON, one syllabus after the other. */
export async function* exportedDecisions(db: Knex, { withTitles }: { withTitles: boolean }): AsyncGenerator<string> {
  let after: DocumentId | undefined;
  for (let syllabus = 1; ;) {
    const query = db<StoredReview>(syllabusReviewList.table).orderBy('id').limit(pageSize);
    const reviews: StoredReview[] = await (after ? query.where('id', '>', after) : query);
    for (const review of reviews) {
      for (const decision of decisionsIn(review, { syllabus, withTitles })) yield JSON.stringify(decision);
      syllabus += 1;
    }
    after = reviews.at(-1)?.id;
    if (reviews.length < pageSize) return;
  }
}
