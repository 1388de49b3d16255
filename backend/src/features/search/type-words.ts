import { eventTypes, type EventType, type SearchHit } from '@hub/contracts';

/** What students call an event of a type, whatever its title is. */
const ofType: Readonly<Record<EventType, string>> = {
  exam: 'exam midterm final test',
  quiz: 'quiz quizzes test',
  assignment: 'assignment essay paper report',
  homework: 'homework hw problem set pset',
  project: 'project presentation',
  lecture: 'lecture seminar',
  other: 'event',
};

/** What they call the other kinds of things. */
const ofKind: Readonly<Record<SearchHit['kind'], string>> = {
  class: 'class course',
  document: 'document file pdf notes slides',
  syllabus: 'syllabus syllabi document file pdf',
  event: '',
  task: 'task todo',
  'flashcard-set': 'flashcard card set deck',
  'practice-test': 'practice test quiz',
};

/** The words that name the kind of a hit. */
export const typeWordsOf = ({ kind, eventType }: Pick<SearchHit, 'kind' | 'eventType'>) =>
  kind === 'event' ? ofType[eventType ?? 'other'] : ofKind[kind];

/** The same in SQL, of a table of one kind. */
export const typeWordsSql = (kind: SearchHit['kind']) =>
  kind === 'event'
    ? `case thing.event_type ${eventTypes.map((type) => `when '${type}' then '${ofType[type]}'`).join(' ')} end`
    : `'${ofKind[kind]}'`;
