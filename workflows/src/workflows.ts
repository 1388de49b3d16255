export { analyzeSyllabus } from './syllabus-analysis/workflow.ts';
