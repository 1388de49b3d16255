import type { TermView } from '@hub/contracts';

/** The terms that a day is in; between terms the next one, after all of them the last one. */
export const currentTerms = (terms: readonly TermView[], today: string): readonly TermView[] => {
  const running = terms.filter(({ first, last }) => first <= today && today <= last);
  if (running.length > 0) return running;
  const nearest = terms.find(({ first }) => first > today) ?? terms.toSorted((a, b) => b.last.localeCompare(a.last))[0];
  return nearest ? [nearest] : [];
};
