import type { GradeScale } from '@hub/contracts';
import { rounded } from './grades.ts';

/** A grade, and the percentage from which it is given. */
export interface Step {
  readonly from: number;
  readonly label: string;
  /** What it counts for in an average. */
  readonly value: number;
}

interface Scale {
  /** From the best one to the one from 0. */
  readonly steps: readonly Step[];
  /** Averages are of this value, not of those of the steps. */
  readonly measure?: (percent: number) => number;
  /** Digits of an average after the point. */
  readonly digits: number;
  /** Further digits are cut off, not rounded. */
  readonly cuts?: true;
}

const stepsOf = (...steps: readonly (readonly [from: number, label: string, value: number])[]): readonly Step[] =>
  steps.map(([from, label, value]) => ({ from, label, value }));

/** Schools differ in the percentages; these are the most common ones. */
const scales: Readonly<Record<GradeScale, Scale>> = {
  // the College Board's conversion
  'us-plus-minus': {
    steps: stepsOf(
      [93, 'A', 4],
      [90, 'A-', 3.7],
      [87, 'B+', 3.3],
      [83, 'B', 3],
      [80, 'B-', 2.7],
      [77, 'C+', 2.3],
      [73, 'C', 2],
      [70, 'C-', 1.7],
      [67, 'D+', 1.3],
      [63, 'D', 1],
      [60, 'D-', 0.7],
      [0, 'F', 0],
    ),
    digits: 2,
  },
  us: { steps: stepsOf([90, 'A', 4], [80, 'B', 3], [70, 'C', 2], [60, 'D', 1], [0, 'F', 0]), digits: 2 },
  percent: {
    steps: [90, 80, 70, 60, 50, 0].map((from) => ({ from, label: `${from} %`, value: from })),
    measure: (percent) => percent,
    digits: 1,
  },
  // steps of 5 from 50, as most German examination rules have them; the average has one digit that is not rounded
  german: {
    steps: stepsOf(
      [95, '1,0', 1],
      [90, '1,3', 1.3],
      [85, '1,7', 1.7],
      [80, '2,0', 2],
      [75, '2,3', 2.3],
      [70, '2,7', 2.7],
      [65, '3,0', 3],
      [60, '3,3', 3.3],
      [55, '3,7', 3.7],
      [50, '4,0', 4],
      [0, '5,0', 5],
    ),
    digits: 1,
    cuts: true,
  },
  // of 20, with the mentions of French universities
  french: {
    steps: stepsOf(
      [80, 'Très bien', 16],
      [70, 'Bien', 14],
      [60, 'Assez bien', 12],
      [50, 'Passable', 10],
      [0, 'Insuffisant', 0],
    ),
    measure: (percent) => Math.min(20, percent / 5),
    digits: 2,
  },
  // of 10: Real Decreto 1125/2003
  spanish: {
    steps: stepsOf([90, 'Sobresaliente', 9], [70, 'Notable', 7], [50, 'Aprobado', 5], [0, 'Suspenso', 0]),
    measure: (percent) => Math.min(10, percent / 10),
    digits: 1,
  },
  british: {
    steps: stepsOf([70, 'First', 70], [60, '2:1', 60], [50, '2:2', 50], [40, 'Third', 40], [0, 'Fail', 0]),
    measure: (percent) => percent,
    digits: 1,
  },
};

/** The grades of a scale, from the best one to the one from 0. */
export const stepsIn = (scale: GradeScale): readonly Step[] => scales[scale].steps;

/** The grade for a percentage, which is rounded to two digits first: what is shown decides. */
export const gradeFor = (scale: GradeScale, percent: number): Step => {
  const { steps, measure } = scales[scale];
  const shown = rounded(percent);
  const step = steps.find(({ from }) => shown >= from) ?? { from: 0, label: '', value: 0 };
  return measure ? { ...step, value: measure(shown) } : step;
};

/** What a class counts for. */
export interface ClassGrade {
  readonly scale: GradeScale;
  /** null: not graded yet, and not counted. */
  readonly percent: number | null;
  /** null counts as 1; a class with 0 is not counted. */
  readonly credits: number | null;
}

/** The average of the classes on one scale. */
export interface Average {
  readonly scale: GradeScale;
  readonly classes: number;
  /** As the scale writes it, such as `3.42`. */
  readonly text: string;
}

const written = (value: number, { digits, cuts }: Scale): string => {
  const factor = 10 ** digits;
  // 2.3 * 10 is 22.999…
  return (cuts ? Math.floor(value * factor + 1e-9) / factor : value).toFixed(digits);
};

/** The averages of graded classes by their credits, one for each scale in use, the most used first. */
export const averagesOf = (classes: readonly ClassGrade[]): readonly Average[] => {
  const used = [...new Set(classes.map(({ scale }) => scale))];
  const averages = used.flatMap((scale) => {
    let [sum, credits, counted] = [0, 0, 0];
    for (const { percent, ...each } of classes) {
      const weight = each.credits ?? 1;
      if (each.scale !== scale || percent === null || weight === 0) continue;
      sum += gradeFor(scale, percent).value * weight;
      credits += weight;
      counted += 1;
    }
    return counted > 0 ? [{ scale, classes: counted, text: written(sum / credits, scales[scale]) }] : [];
  });
  return averages.toSorted((a, b) => b.classes - a.classes);
};
