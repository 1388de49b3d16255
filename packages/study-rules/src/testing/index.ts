export { course, passagesOf, studentId } from './sample-documents.ts';
export { schedule, taskId, today } from './sample-schedule.ts';
