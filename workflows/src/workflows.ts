export { readDocument } from './document-reading/workflow.ts';
export { analyzeSyllabus } from './syllabus-analysis/workflow.ts';
