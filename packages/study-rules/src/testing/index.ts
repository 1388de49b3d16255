export { course, passagesOf, studentId } from './material.ts';
export { schedule, taskId, today } from './schedule.ts';
