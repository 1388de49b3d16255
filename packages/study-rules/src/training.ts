/** What training and measuring the decision needs, apart from the reader's public surface. */
export { type DatedThing } from './syllabus/candidates/dated-thing.ts';
export { findThings } from './syllabus/candidates/find-things.ts';
export { courseDates } from './syllabus/course-dates.ts';
export { calibrate } from './syllabus/decision/calibration.ts';
export { decide, type Decided, isLikely, namedFeatures, rate, withRules } from './syllabus/decision/decide.ts';
export { gradedWork, type GradedWork } from './syllabus/decision/graded-work.ts';
export { learnWordWeights } from './syllabus/decision/learn-word-weights.ts';
export type { DecisionModel } from './syllabus/decision/model.ts';
export { type Outcome, outcomesOf, toCheckFrom } from './syllabus/decision/outcomes.ts';
export { trainTrees } from './syllabus/decision/train-trees.ts';
export { preparedPages } from './syllabus/document/prepared-pages.ts';
export { readByRules } from './syllabus/read-by-rules.ts';
