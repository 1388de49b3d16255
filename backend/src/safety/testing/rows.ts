import { defaultReminderSettings, defaultStudyPlan } from '@hub/contracts';
import { browser } from './belongings.ts';
import { of, type Row } from './row.ts';

const syllabus = { name: 'Syllabus.txt', type: 'text/plain', content: 'Exam on 2026-12-01' };
const term = { name: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' };
const plan = { days: [2, 4], startTime: '10:00', endTime: '11:15' };
const question = { question: 'What?', questionType: 'short_answer', correctAnswer: 'That' };
const signed = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const created = { ...signed, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
/** What no device has signed. */
export const usedPasskey = {
  ...signed,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};
/** Without a Temporal server. */
const noWorker = 503;

/** The ownership matrix: one row per student route, by method and path. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /api/live': {},
  'GET /api/auth/user': {},
  'POST /api/build-reports': { body: { builds: [{ remote: 'mfe_calendar', version: '1', mounts: 1 }] } },
  'GET /api/account': {},
  'PATCH /api/account': { body: { firstName: 'Anna' } },
  'PUT /api/account/password': { body: { currentPassword: 'correct horse', newPassword: 'battery staple' } },
  'POST /api/account/verification': {},
  'GET /api/account/sessions': {},
  'DELETE /api/account/sessions': {},
  'DELETE /api/account/sessions/:id': { params: { id: of('session') } },
  'DELETE /api/account': { body: { password: 'correct horse' } },
  'GET /api/account/export': {},
  // a document is no picture
  'GET /api/account/picture/:key': { params: { key: of('file') }, status: 404 },
  'GET /api/account/proof': {},
  'POST /api/account/proof': { body: { password: 'correct horse' } },
  'GET /api/account/tokens': {},
  'POST /api/account/tokens': { body: { name: 'Laptop', scopes: ['read', 'write'], days: 90 } },
  'DELETE /api/account/tokens/:id': { params: { id: of('access-token') } },
  'GET /api/account/webhooks': {},
  'POST /api/account/webhooks': { body: { address: 'https://example.org/hub', kinds: ['task', 'event'] } },
  'PUT /api/account/webhooks/:id/paused': { params: { id: of('webhook') }, body: { paused: true } },
  'POST /api/account/webhooks/:id/test': { params: { id: of('webhook') } },
  'DELETE /api/account/webhooks/:id': { params: { id: of('webhook') } },
  'GET /api/account/push-key': {},
  'GET /api/account/push-devices': {},
  'POST /api/account/push-devices': { body: browser },
  'POST /api/account/push-devices/:id/test': { params: { id: of('push-device') } },
  'DELETE /api/account/push-devices/:id': { params: { id: of('push-device') } },
  'POST /api/account/second-factor/enrolment': {},
  // these need a code that only an app knows
  'PUT /api/account/second-factor': { body: { code: '123456' }, status: 409 },
  'DELETE /api/account/second-factor': { body: { code: '123456' }, status: 409 },
  'POST /api/account/second-factor/recovery-codes': { body: { code: '123456' }, status: 409 },

  'POST /api/account/passkeys/challenge': {},
  // these need a device that signs
  'POST /api/account/passkeys': { body: { name: 'Laptop', response: created }, status: 400 },
  'POST /api/account/proof/challenge': { status: 409 },
  'POST /api/account/proof/passkey': { body: { response: usedPasskey }, status: 400 },
  'PATCH /api/account/passkeys/:id': { params: { id: of('passkey') }, body: { name: 'Old laptop' } },
  'DELETE /api/account/passkeys/:id': { params: { id: of('passkey') } },

  'GET /api/terms': {},
  'POST /api/terms': { body: term },
  'PUT /api/terms/:id': { params: { id: of('term') }, body: { ...term, name: 'Autumn 2026' } },
  'DELETE /api/terms/:id': { params: { id: of('term') } },
  'PUT /api/terms/:id/archived': { params: { id: of('term') }, body: { archived: true } },

  'GET /api/classes': {},
  'POST /api/classes': { body: { name: 'Biology', termId: of('term') } },
  'GET /api/classes/:id': { params: { id: of('class') } },
  'PATCH /api/classes/:id': { params: { id: of('class') }, body: { name: 'Chemistry', termId: of('term') } },
  'PUT /api/classes/:id/archived': { params: { id: of('class') }, body: { archived: true } },
  'DELETE /api/classes/:id': { params: { id: of('class') } },

  'GET /api/meetings': { query: { classId: of('class') } },
  'GET /api/timetable': { query: { from: '2026-11-23', to: '2026-11-29' } },
  'POST /api/meetings': { body: { ...plan, classId: of('class') } },
  'PUT /api/meetings/:id': { params: { id: of('meeting') }, body: { ...plan, days: [1] } },
  'DELETE /api/meetings/:id': { params: { id: of('meeting') } },
  'PUT /api/meetings/:id/days/:day': { params: { id: of('meeting'), day: '2026-11-24' }, body: { to: null } },
  'DELETE /api/meetings/:id/days/:day': { params: { id: of('meeting'), day: '2026-11-24' } },

  'GET /api/grades': {},
  'GET /api/grades/:id': { params: { id: of('class') } },
  'GET /api/grades/:id/weights': { params: { id: of('class') } },
  'PATCH /api/grades/:id': { params: { id: of('class') }, body: { scale: 'german', credits: 6 } },
  'POST /api/grades/:id/categories': {
    params: { id: of('class') },
    body: { categories: [{ name: 'Exams', weight: 60 }] },
  },
  'PATCH /api/grades/:id/categories/:categoryId': {
    params: { id: of('class'), categoryId: of('grade-category') },
    body: { weight: 50 },
  },
  'DELETE /api/grades/:id/categories/:categoryId': {
    params: { id: of('class'), categoryId: of('grade-category') },
  },
  'POST /api/grades/:id/items': {
    params: { id: of('class') },
    body: { categoryId: of('grade-category'), name: 'Sheet 2', eventId: of('event'), taskId: of('task') },
  },
  'PATCH /api/grades/:id/items/:itemId': {
    params: { id: of('class'), itemId: of('grade-item') },
    body: { categoryId: of('grade-category'), earned: 8, eventId: of('event'), taskId: of('task') },
  },
  'DELETE /api/grades/:id/items/:itemId': { params: { id: of('class'), itemId: of('grade-item') } },

  'GET /api/tasks': { query: { classId: of('class') } },
  'POST /api/tasks': { body: { title: 'Read', classId: of('class') } },
  'PUT /api/tasks/:id': { params: { id: of('task') }, body: { completed: true } },
  'PUT /api/tasks/:id/subtasks/:subtaskId': {
    params: { id: of('task'), subtaskId: 'chapter-3' },
    body: { completed: true },
  },
  'PATCH /api/tasks/:id': { params: { id: of('task') }, body: { title: 'Write', classId: of('class') } },
  'DELETE /api/tasks/:id': { params: { id: of('task') } },

  'GET /api/events': { query: { classId: of('class') } },
  'POST /api/events': {
    body: { classId: of('class'), title: 'Exam', dueDate: '2026-12-01', eventType: 'exam' },
  },
  'POST /api/events/import': {
    body: {
      events: [{ key: 'a@canvas', classId: of('class'), title: 'Exam', dueDate: '2026-12-01', eventType: 'exam' }],
    },
  },
  'POST /api/events/imported': { body: { keys: ['a@canvas'] } },
  'PUT /api/events/:id': { params: { id: of('event') }, body: { completed: true } },
  'PATCH /api/events/:id': { params: { id: of('event') }, body: { title: 'Final exam' } },
  'DELETE /api/events/:id': { params: { id: of('event') } },

  'GET /api/calendar-feeds': {},
  'POST /api/calendar-feeds': { body: { classId: of('class') } },
  'GET /api/calendar/export/:format': { params: { format: 'csv' }, query: { classId: of('class') } },
  'DELETE /api/calendar-feeds/:id': { params: { id: of('calendar-feed') } },

  'GET /api/calendar-subscriptions': {},
  'POST /api/calendar-subscriptions': {
    body: {
      address: 'https://canvas.example.edu/a.ics',
      name: 'Canvas',
      zone: 'UTC',
      otherwise: of('class'),
      byHand: [{ series: '1', classId: of('class') }],
    },
  },
  'POST /api/calendar-subscriptions/preview': {
    body: { address: 'https://canvas.example.edu/a.ics', zone: 'UTC' },
    status: noWorker,
  },
  'POST /api/calendar-subscriptions/:id/preview': { params: { id: of('calendar-subscription') }, status: noWorker },
  'POST /api/calendar-subscriptions/:id/refresh': { params: { id: of('calendar-subscription') }, status: noWorker },
  'PATCH /api/calendar-subscriptions/:id': {
    params: { id: of('calendar-subscription') },
    body: { otherwise: of('class'), byHand: [{ series: '1', classId: of('class') }] },
  },
  'DELETE /api/calendar-subscriptions/:id': {
    params: { id: of('calendar-subscription') },
    query: { events: 'remove' },
  },

  'GET /api/reminder-settings': {},
  'PUT /api/reminder-settings': { body: { ...defaultReminderSettings, mail: true } },

  'GET /api/study-plan': {},
  'PUT /api/study-plan': { body: { ...defaultStudyPlan, minutes: 45 } },
  'GET /api/study-sessions': { query: { from: '2026-11-23', to: '2026-11-29', zone: 'UTC' } },
  'PUT /api/study-sessions/:id/:number': {
    params: { id: of('event'), number: '1' },
    body: { title: 'Study', day: '2026-11-30', startTime: '09:00', endTime: '10:00' },
  },
  'DELETE /api/study-sessions/:id/:number': { params: { id: of('event'), number: '2' } },
  'GET /api/reminder-choices/:id': { params: { id: of('event') } },
  'PUT /api/reminder-choices/:id': { params: { id: of('event') }, body: { lead: '1-day' } },
  'GET /api/notices': {},
  'POST /api/notices/seen': { body: { until: '2026-11-21T09:00:00.000Z' } },

  'GET /api/documents': { query: { classId: of('class') } },
  'POST /api/documents/upload': {
    body: { classId: of('class'), type: 'syllabus', replaces: of('document') },
    file: syllabus,
  },
  'POST /api/documents/propose-class': { file: syllabus, status: noWorker },
  'POST /api/documents/:id/analyze': { params: { id: of('document') }, status: noWorker },
  'PATCH /api/documents/:id': { params: { id: of('document') }, body: { name: 'Reading list' } },
  'DELETE /api/documents/:id': { params: { id: of('document') } },
  'DELETE /api/documents/:id/dates': { params: { id: of('document') } },
  'GET /api/documents/:id/findings': { params: { id: of('document') } },
  'POST /api/documents/:id/findings/accept': { params: { id: of('document') } },
  'POST /api/documents/:id/findings/:findingId/accept': {
    params: { id: of('document'), findingId: of('finding') },
    body: { title: 'Midterm' },
  },
  'POST /api/documents/:id/findings/:findingId/dismiss': { params: { id: of('document'), findingId: of('finding') } },
  'POST /api/documents/:id/findings/:findingId/keep': {
    params: { id: of('document'), findingId: of('finding') },
    status: 422, // its syllabus is the first
  },
  'POST /api/documents/:id/findings/:findingId/merge': {
    params: { id: of('document'), findingId: of('finding') },
    body: { into: of('event') },
  },
  'POST /api/documents/:id/term': {
    params: { id: of('document') },
    body: { first: '2026-08-24', last: '2026-12-18' },
    status: 400, // no term was offered
  },
  // without a worker its text is not read
  'GET /api/documents/:id/text': { params: { id: of('document') }, query: { page: '1' }, status: 404 },
  'GET /api/documents/:id/view': { params: { id: of('document') } },
  'GET /api/documents/:id/note': { params: { id: of('note') } },
  'PUT /api/documents/:id/note': {
    params: { id: of('note') },
    body: { text: 'Exam on 2026-12-03', after: 1, writer: '6b1f0f5e-0c0d-4a58-9a55-6f6f1c1d9e11' },
  },
  'GET /api/documents/:id/versions': { params: { id: of('note') } },
  'GET /api/documents/:id/versions/:version': { params: { id: of('note'), version: '0' } },
  'GET /uploads/:filePath': { params: { filePath: of('file') } },

  'GET /api/classes/:id/conversations': { params: { id: of('class') } },
  'POST /api/classes/:id/conversations': { params: { id: of('class') }, body: {} },
  'PATCH /api/conversations/:id': { params: { id: of('conversation') }, body: { title: 'Leaves' } },
  'DELETE /api/conversations/:id': { params: { id: of('conversation') } },
  'GET /api/conversations/:id/messages': { params: { id: of('conversation') } },
  'POST /api/conversations/:id/messages': {
    params: { id: of('conversation') },
    body: { conversationId: of('conversation'), type: 'user', content: 'Hello' },
    repeats: ['body.conversationId'],
  },
  'GET /api/chat/models': {},
  'POST /api/chat': {
    body: { message: 'Hello', classId: of('class'), conversationId: of('conversation') },
    file: syllabus,
    status: noWorker,
  },

  'GET /api/flashcard-sets': { query: { classId: of('class') } },
  'POST /api/flashcard-sets': { body: { classId: of('class'), title: 'Cells' } },
  'POST /api/flashcard-sets/import': { body: { classId: of('class'), title: 'Cells', text: 'What?,That' } },
  'GET /api/flashcard-sets/:id/export/:format': { params: { id: of('flashcard-set'), format: 'csv' } },
  'PATCH /api/flashcard-sets/:id': { params: { id: of('flashcard-set') }, body: { title: 'Tissue' } },
  'DELETE /api/flashcard-sets/:id': { params: { id: of('flashcard-set') } },
  'GET /api/flashcard-sets/:id/flashcards': { params: { id: of('flashcard-set') } },
  'POST /api/flashcard-sets/:id/flashcards': {
    params: { id: of('flashcard-set') },
    body: { front: 'What?', back: 'That' },
  },
  'PATCH /api/flashcards/:id': { params: { id: of('flashcard') }, body: { front: 'Why?' } },
  'DELETE /api/flashcards/:id': { params: { id: of('flashcard') } },
  'POST /api/flashcards/:id/reviews': { params: { id: of('flashcard') }, body: { rating: 'good' } },
  'GET /api/reviews': { query: { classId: of('class') } },
  'GET /api/review-counts': {},
  'POST /api/generate-flashcards': {
    body: { prompt: 'Cells', classId: of('class'), setTitle: 'Cells', documentIds: [of('document')] },
    status: noWorker,
  },

  'GET /api/practice-tests': { query: { classId: of('class') } },
  'POST /api/practice-tests': { body: { classId: of('class'), title: 'Midterm' } },
  'POST /api/practice-tests/generate': {
    body: { prompt: 'Cells', classId: of('class'), title: 'Midterm', documentIds: [of('document')] },
    status: noWorker,
  },
  'PATCH /api/practice-tests/:id': { params: { id: of('practice-test') }, body: { title: 'Final' } },
  'DELETE /api/practice-tests/:id': { params: { id: of('practice-test') } },
  'GET /api/practice-tests/:id/questions': { params: { id: of('practice-test') } },
  'POST /api/practice-tests/:id/questions': { params: { id: of('practice-test') }, body: question },
  'PATCH /api/questions/:id': { params: { id: of('question') }, body: { ...question, question: 'Why?' } },
  'DELETE /api/questions/:id': { params: { id: of('question') } },
  'GET /api/practice-tests/:id/attempts': { params: { id: of('practice-test') } },
  'POST /api/practice-tests/:id/attempts': {
    params: { id: of('practice-test') },
    body: { seconds: 60, answers: [{ questionId: of('question'), answer: 'this' }] },
  },
  'GET /api/weak-topics': { query: { classId: of('class') } },
  'PUT /api/attempts/:id/answers/:questionId': {
    params: { id: of('attempt'), questionId: of('question') },
    body: { selfMarked: true },
  },

  'POST /api/scheduling-assistant/chat': {
    body: { message: 'Delete', answer: { questionId: of('question'), option: 0 } },
    status: 404, // without a worker nothing is asked
  },

  'GET /api/stats': {},
  'GET /api/storage': {},
  'GET /api/search': { query: { q: 'Read' } },
  'GET /api/changes': { query: { subjectId: of('task') }, empty: [] },
  'GET /api/history': { query: { subjectId: of('task') }, empty: { entries: [], next: null } },
  'POST /api/undo/:commandId': { params: { commandId: of('command') } },
};
