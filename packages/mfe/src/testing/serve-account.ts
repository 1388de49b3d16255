import type {
  AttemptView,
  CalendarEventView,
  ClassGradeView,
  ClassView,
  ConversationView,
  DocumentView,
  FindingView,
  FoundWeight,
  FlashcardSetView,
  FlashcardView,
  GradesView,
  MeetingView,
  MessageView,
  PracticeTestView,
  QuestionView,
  ReviewCount,
  ReviewView,
  StudySessionView,
  TaskView,
  TermChoice,
  TermView,
  TimetableEntry,
  WeakTopicView,
} from '@hub/contracts';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach } from 'vitest';
import { conversationOf, eventOf, meetingOf, messageOf, taskOf, termOf } from './fixtures.ts';
import { sentBody } from './sent-body.ts';
import { findingHandlers } from './serve-findings.ts';
import { gradeHandlers } from './serve-grades.ts';
import { changed, refusal, serve } from './serve.ts';

/** What one student has. */
export interface Account {
  terms: TermView[];
  meetings: MeetingView[];
  timetable: TimetableEntry[];
  sessions: StudySessionView[];
  classes: ClassView[];
  documents: DocumentView[];
  findings: FindingView[];
  termChoices: TermChoice[];
  grades: GradesView[];
  classGrades: ClassGradeView[];
  weights: FoundWeight[];
  events: CalendarEventView[];
  tasks: TaskView[];
  conversations: ConversationView[];
  messages: MessageView[];
  sets: FlashcardSetView[];
  cards: FlashcardView[];
  tests: PracticeTestView[];
  questions: QuestionView[];
  attempts: AttemptView[];
  reviews: ReviewView[];
  counts: ReviewCount[];
  topics: WeakTopicView[];
}

const emptyAccount = (): Account => ({
  terms: [],
  meetings: [],
  timetable: [],
  sessions: [],
  classes: [],
  documents: [],
  findings: [],
  termChoices: [],
  grades: [],
  classGrades: [],
  weights: [],
  events: [],
  tasks: [],
  conversations: [],
  messages: [],
  sets: [],
  cards: [],
  tests: [],
  questions: [],
  attempts: [],
  reviews: [],
  counts: [],
  topics: [],
});

/** What can be changed and deleted under `/api/<key>/<id>`. */
const collections = {
  terms: 'terms',
  meetings: 'meetings',
  classes: 'classes',
  documents: 'documents',
  events: 'events',
  tasks: 'tasks',
  conversations: 'conversations',
  'flashcard-sets': 'sets',
  flashcards: 'cards',
  'practice-tests': 'tests',
  questions: 'questions',
} as const;

/** Lists that are served whole. */
const lists = {
  terms: 'terms',
  meetings: 'meetings',
  timetable: 'timetable',
  'study-sessions': 'sessions',
  documents: 'documents',
  'classes/:id/conversations': 'conversations',
  'flashcard-sets': 'sets',
  'flashcard-sets/:id/flashcards': 'cards',
  'practice-tests': 'tests',
  'practice-tests/:id/questions': 'questions',
  'practice-tests/:id/attempts': 'attempts',
  reviews: 'reviews',
  'review-counts': 'counts',
  'weak-topics': 'topics',
} as const;

/** The reply of the class chat. */
export const reply = {
  response: 'Plants turn light into **sugar**.',
  modelUsed: 'Built-in',
  citations: [] as unknown[],
};

type Info = { request: Request; params: Record<string, unknown> };

/**
 * A fake API with one student's `account`, which is empty before each test. Changes are applied to it, and undo
 * reverts the last one; `server.use` replaces a response.
 */
export const serveAccount = () => {
  const account = emptyAccount();
  let before = emptyAccount();

  const make = async ({ request }: { request: Request }, change: (body: object) => JsonBodyType) => {
    before = structuredClone(account);
    return changed(change((await sentBody(request)) ?? {}));
  };

  const handlersOf = (path: string, kind: (typeof collections)[keyof typeof collections]) => {
    const update = (info: Info) => {
      const item = account[kind].find(({ id }) => id === info.params['id']);
      if (!item) return refusal(404, 'Not found')();
      return make(info, (body) => {
        const updated = { ...item, ...body };
        Object.assign(account, { [kind]: account[kind].map((one) => (one === item ? updated : one)) });
        return updated;
      });
    };
    return [
      http.put(`/api/${path}/:id`, update),
      http.patch(`/api/${path}/:id`, update),
      http.delete(`/api/${path}/:id`, (info) =>
        make(info, () => {
          Object.assign(account, { [kind]: account[kind].filter(({ id }) => id !== info.params['id']) });
          return null;
        }),
      ),
    ];
  };

  const add = <Kind extends 'terms' | 'meetings' | 'tasks' | 'events' | 'messages'>(
    kind: Kind,
    item: Account[Kind][number],
  ) => {
    Object.assign(account, { [kind]: [...account[kind], item] });
    return item;
  };

  const ofClass = (kind: 'events' | 'tasks') =>
    http.get(`/api/${kind}`, ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('classId');
      return HttpResponse.json(account[kind].filter(({ classId }) => !wanted || classId === wanted));
    });

  const served = serve(
    http.get('/api/health', () => HttpResponse.json({ status: 'ok', parts: { ai: { ok: true } } })),
    http.get('/api/reminder-choices/:id', () => HttpResponse.json({ lead: 'usual' })),
    http.get('/api/classes', ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('archived') === 'true';
      return HttpResponse.json(account.classes.filter(({ archived }) => archived === wanted));
    }),
    http.get('/api/classes/:id', ({ params }) => {
      const found = account.classes.find(({ id }) => id === params['id']);
      return found ? HttpResponse.json(found) : refusal(404, 'Class not found')();
    }),
    ofClass('events'),
    ofClass('tasks'),
    http.get('/api/conversations/:id/messages', ({ params }) =>
      HttpResponse.json(account.messages.filter(({ conversationId }) => conversationId === params['id'])),
    ),
    ...Object.entries(lists).map(([path, kind]) =>
      http.get(`/api/${path}`, () => HttpResponse.json<JsonBodyType>(account[kind])),
    ),
    ...findingHandlers(account, make),
    ...gradeHandlers(account, make),
    ...Object.entries(collections).flatMap(([path, kind]) => handlersOf(path, kind)),
    http.post('/api/meetings', (info) => make(info, (form) => add('meetings', meetingOf(form)))),
    http.post('/api/terms', (info) => make(info, (form) => add('terms', termOf(form)))),
    http.post('/api/tasks', (info) =>
      make(info, ({ subtasks = [], ...form }: object & { subtasks?: readonly object[] }) => {
        const parts = subtasks.map((each, at) => ({ id: `part-${at}`, completed: false, ...each }));
        return add('tasks', taskOf({ ...form, subtasks: parts }));
      }),
    ),
    http.post('/api/events', (info) => make(info, (form) => add('events', eventOf({ ...form, source: 'manual' })))),
    http.post('/api/classes/:id/conversations', (info) =>
      make(info, (form) => {
        const started = conversationOf({ ...form, messageCount: 0 });
        account.conversations = [started, ...account.conversations];
        return started;
      }),
    ),
    http.post('/api/conversations/:id/messages', (info) => make(info, (form) => add('messages', messageOf(form)))),
    http.get('/api/chat/models', () => HttpResponse.json({ models: [] })),
    http.post('/api/chat', () => HttpResponse.json(reply)),
    http.post('/api/undo/:commandId', () => {
      Object.assign(account, before);
      return HttpResponse.json({ undone: true });
    }),
  );
  afterEach(() => void Object.assign(account, emptyAccount()));
  return { account, ...served };
};

export type FakeAccount = ReturnType<typeof serveAccount>;
