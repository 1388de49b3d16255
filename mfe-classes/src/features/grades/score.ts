import { type GradeItemView, gradeLimits, NewGradeItem } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../../messages.ts';

/** Points of the points that can be reached, or a percentage where `possible` is null; `earned` null: not graded yet. */
export type Score = Pick<GradeItemView, 'earned' | 'possible'>;

const pattern = /^(?<earned>\d{1,6}(?:[.,]\d{1,3})?)? ?(?:\/ ?(?<possible>\d{1,6}(?:[.,]\d{1,3})?)|(?<percent>%))?$/u;
const numberIn = (text: string) => Number(text.replace(',', '.'));

/**
 * A typed result: "17/20", "85 %", "/20" or nothing while it is not graded. A number alone is points where the points
 * that can be reached are known, and a percentage elsewhere. null: it is none of these.
 */
export const readScore = (text: string, before: Score['possible']): Score | null => {
  const { earned, possible, percent } = pattern.exec(text.trim())?.groups ?? { percent: '?' };
  if (percent === '?' || (percent && !earned)) return null;
  const score = {
    earned: earned ? numberIn(earned) : null,
    possible: percent ? null : possible ? numberIn(possible) : before,
  };
  const isBounded = (score.earned ?? 0) <= gradeLimits.points && (score.possible ?? 1) <= gradeLimits.points;
  return score.possible === 0 || !isBounded ? null : score;
};

/** A result as it is typed. */
export const scoreText = ({ earned, possible }: Score): string => {
  if (possible !== null) return `${earned ?? ''}/${possible}`;
  return earned === null ? '' : `${earned} %`;
};

/** The two fields of a grade as a form has them. `before`: the points that can be reached, where they are known. */
export const gradeFields = (before: Score['possible']) => ({
  name: NewGradeItem.shape.name,
  score: z.string().transform((text, { issues }): Score => {
    const score = readScore(text, before);
    if (!score) issues.push({ code: 'custom', message: t('grades.item.badScore'), input: text });
    return score ?? { earned: null, possible: before };
  }),
});
