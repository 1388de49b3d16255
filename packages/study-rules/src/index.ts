import type {
  ChatReply,
  ClassProposal,
  GeneratedFlashcard,
  GeneratedQuestion,
  Page,
  SchedulePlan,
} from '@hub/contracts';
import type { ReadWeight } from './weights/read-weights.ts';
import type { NamedDays } from './syllabus/day-finder.ts';
import type {
  ChatQuestion,
  Material,
  NewSyllabus,
  ScheduleRequest,
  Syllabus,
  SyllabusReading,
  TestMaterial,
} from './requests.ts';

// Each function imports its room on the first call: planning a schedule must not wait for the model of the English
// language.

export type { NamedDays } from './syllabus/day-finder.ts';
export type { ReadWeight } from './weights/read-weights.ts';
export { priorityOf } from './events/event-type.ts';
export { timeOfDay } from './events/time-of-day.ts';
export { isSameEvent } from './syllabus/merge-candidates.ts';
export { retrievalQuestion } from './answering/retrieval-question.ts';
export { asksAboutSchedule, isFromSchedule } from './scheduling/asks-about-schedule.ts';
export { isStudyRequest } from './study-requests/study-request.ts';
export {
  type ChatQuestion,
  type Material,
  type NewSyllabus,
  RequestRefused,
  type Schedule,
  type ScheduleRequest,
  type Syllabus,
  type SyllabusReading,
  type TestMaterial,
} from './requests.ts';

/** Reads the events of a syllabus, and its lines with dates that are not events. */
export const readSyllabus = async (syllabus: Syllabus): Promise<SyllabusReading> =>
  (await import('./syllabus/read-syllabus.ts')).readSyllabus(syllabus);

/** Proposes a class from a syllabus: name, code, instructor and term. */
export const proposeClass = async (syllabus: NewSyllabus): Promise<ClassProposal> =>
  (await import('./syllabus/proposal/propose-class.ts')).proposeClass(syllabus);

/** Reads what counts how much for the grade, in percent, in the order of the document; nothing when it states no weights. */
export const readWeights = async (pages: readonly Page[]): Promise<readonly ReadWeight[]> =>
  (await import('./weights/read-weights.ts')).readWeights(pages);

/** Finds the days that a text of this syllabus names, with the year that fits the whole document. */
export const dayFinder = async (syllabus: Syllabus): Promise<(text: string) => NamedDays[]> =>
  (await import('./syllabus/day-finder.ts')).dayFinder(syllabus);

/** @throws {@link RequestRefused} when no card can be made from the material */
export const writeFlashcards = async (material: Material): Promise<GeneratedFlashcard[]> =>
  (await import('./study-material/flashcards.ts')).writeFlashcards(material);

/** @throws {@link RequestRefused} when no question can be made from the material */
export const writeQuestions = async (material: TestMaterial): Promise<GeneratedQuestion[]> =>
  (await import('./study-material/questions.ts')).writeQuestions(material);

/**
 * Answers with sentences quoted from the student's documents, or says that they contain no answer. Questions about the
 * student's own dates are answered from their schedule. Requests
 * such as "compare X and Y" or "quiz me" are answered from the structure of the documents.
 */
export const answerQuestion = async (question: ChatQuestion): Promise<ChatReply> => {
  if (question.own) {
    const { answerFromSchedule } = await import('./scheduling/answer-from-schedule.ts');
    const answer = answerFromSchedule(question);
    if (answer) return answer;
  }
  const { answerStudyRequest } = await import('./study-requests/answer-study-request.ts');
  const { isClosest } = await import('./answering/replies.ts');
  const { answerByQuoting } = await import('./answering/answer-by-quoting.ts');
  const made = answerStudyRequest(question);
  if (made) return made;
  const quoted = answerByQuoting(question);
  if (!isClosest(quoted)) return quoted;
  const { closestSection } = await import('./study-requests/closest-section.ts');
  return closestSection(question, quoted) ?? quoted;
};

/** What an embedding engine is given of each passage; `closeness` of a question refers to these texts. */
export const textsOfPassages = async (passages: readonly string[]): Promise<string[][]> =>
  (await import('./answering/evidence.ts')).textsOfPassages(passages);

/** Plans the changes and the navigation in a request to the scheduling assistant, or asks back. */
export const planSchedule = async (request: ScheduleRequest): Promise<SchedulePlan> =>
  (await import('./scheduling/plan-schedule.ts')).planSchedule(request);

/** The cards without a fault, whether written by rules or by a model. */
export const flawlessCards = async (cards: readonly GeneratedFlashcard[]): Promise<GeneratedFlashcard[]> => {
  const { faultsOfCard, withoutFaults: soundOf } = await import('./study-material/faults.ts');
  return soundOf(cards, faultsOfCard);
};

/** The questions without a fault, whether written by rules or by a model. */
export const flawlessQuestions = async (questions: readonly GeneratedQuestion[]): Promise<GeneratedQuestion[]> => {
  const { faultsOfQuestion, withoutFaults: soundOf } = await import('./study-material/faults.ts');
  return soundOf(questions, faultsOfQuestion);
};
