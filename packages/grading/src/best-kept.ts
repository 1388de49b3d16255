/** A graded item: points of the points that can be reached, which are more than 0. */
export interface Score {
  readonly id: string;
  readonly earned: number;
  readonly possible: number;
}

const ratioOf = (scores: readonly Score[]): number =>
  scores.reduce((sum, { earned }) => sum + earned, 0) / scores.reduce((sum, { possible }) => sum + possible, 0);

/**
 * The scores that count when the lowest `drop` do not: those with the highest share of all their points. One is always
 * kept.
 *
 * By points this is not the same as leaving out the lowest percentages: 0 of 1 hurts less than 40 of 100. Of all choices
 * the best one is found, by Dinkelbach's method: for an assumed share q, a score helps by `earned - q * possible`;
 * keeping those that help most gives a higher share, until it no longer rises. (D. Kane, J. Kane: Dropping lowest
 * grades. Mathematics Magazine 79, 2006; Canvas does the same.) Where every item counts the same, it leaves out the
 * lowest percentages. Of scores that help the same, earlier ones are kept.
 */
export const bestKept = (scores: readonly Score[], drop: number): readonly Score[] => {
  const keep = Math.max(1, scores.length - drop);
  if (keep >= scores.length) return scores;
  let kept: readonly Score[] = scores;
  let share = ratioOf(scores);
  // each round raises the share, and there are finitely many choices; rounding alone could repeat one
  for (let round = 0; round < 50; round += 1) {
    const help = ({ earned, possible }: Score) => earned - share * possible;
    const ranked = scores
      .map((score, place) => ({ score, place }))
      .toSorted((a, b) => help(b.score) - help(a.score) || a.place - b.place);
    const best = ranked.slice(0, keep).map(({ score }) => score);
    const next = ratioOf(best);
    if (round > 0 && next <= share) break;
    [kept, share] = [best, next];
  }
  const ids = new Set(kept.map(({ id }) => id));
  return scores.filter(({ id }) => ids.has(id));
};
