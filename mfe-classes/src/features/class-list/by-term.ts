import type { ClassView, TermView } from '@hub/contracts';
import { currentTerms } from '../../shared/current-terms.ts';

export interface OtherTerm {
  term: TermView;
  classes: ClassView[];
}

export interface ByTerm {
  /** The classes of now: those of the current terms and those without a term. */
  current: ClassView[];
  /** The other terms that have classes, in the order of the terms. */
  others: OtherTerm[];
}

/** Splits classes by term. Classes of a deleted term count as classes without one. */
export const byTerm = (classes: readonly ClassView[], terms: readonly TermView[], today: string): ByTerm => {
  const used = terms.filter((term) => classes.some(({ termId }) => termId === term.id));
  const current = currentTerms(used, today);
  const others = used.filter((term) => !current.includes(term));
  const otherIds = new Set(others.map(({ id }) => id));
  return {
    current: classes.filter(({ termId }) => termId === null || !otherIds.has(termId)),
    others: others.map((term) => ({ term, classes: classes.filter(({ termId }) => termId === term.id) })),
  };
};
