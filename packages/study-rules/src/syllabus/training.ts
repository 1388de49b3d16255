/** What training and measuring the decision needs, apart from the reader's public surface. */
export { type DatedThing } from './candidates/dated-thing.ts';
export { findThings } from './candidates/find-things.ts';
export { courseDates } from './course-dates.ts';
export { logistic, logOdds } from './decision/boosted-trees.ts';
export { calibrate } from './decision/calibration.ts';
export { decide, namedFeatures, withRules } from './decision/decide.ts';
export { learnWordWeights } from './decision/learn-word-weights.ts';
export type { DecisionModel } from './decision/model.ts';
export { trainTrees } from './decision/train-trees.ts';
export { withoutMarkup } from './document/without-markup.ts';
export { readByRules } from './read-by-rules.ts';
export { outcomes } from './read-syllabus.ts';
