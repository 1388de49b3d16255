export { chatReply } from './class-chat/workflow.ts';
export { readClassProposal } from './class-proposal/workflow.ts';
export { readDocument } from './document-reading/workflow.ts';
export { writeFlashcards } from './flashcard-generation/workflow.ts';
export { writePracticeTest } from './practice-test-generation/workflow.ts';
export { planSchedule } from './scheduling-assistant/workflow.ts';
export { followCalendar, readCalendarAt } from './subscribed-calendars/workflow.ts';
export { analyzeSyllabus } from './syllabus-analysis/workflow.ts';
