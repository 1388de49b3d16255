export { type Grades, rounded } from './grades.ts';
export { type Average, averagesOf, type ClassGrade, gradeFor, type Step, stepsIn } from './scales.ts';
export { type CategoryStanding, type Standing, standingOf } from './standing.ts';
export { type Assumed, assuming, neededFor, openIn } from './what-if.ts';
