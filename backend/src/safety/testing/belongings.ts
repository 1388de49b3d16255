import { CalendarSubscriptionView, FindingsView, GradesView, WebhookView } from '@hub/contracts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { addPasskey, PasskeyDevice } from '../../platform/testing/passkey-device.ts';

type StudyKind = 'flashcard-set' | 'flashcard' | 'practice-test' | 'question' | 'attempt';
export type Kind =
  | 'class'
  | 'term'
  | 'meeting'
  | 'grade-category'
  | 'grade-item'
  | 'task'
  | 'event'
  | 'document'
  | 'note'
  | 'file'
  | 'finding'
  | 'calendar-feed'
  | 'calendar-subscription'
  | 'access-token'
  | 'passkey'
  | 'webhook'
  | 'push-device'
  | 'conversation'
  | StudyKind
  | 'command'
  | 'session';

/** What a browser says of its push service. */
export const browser = {
  address: 'https://push.example.org/1',
  key: `B${'A'.repeat(86)}`,
  secret: 'A'.repeat(22),
};

interface Maker {
  readonly client: TestClient;
  readonly own: Own;
  readonly workflowOf: TestApp['workflowOf'];
}
type Make = (maker: Maker) => Promise<string>;

/** The id of the student's own thing of this kind; created on first use. */
export type Own = (kind: Kind) => Promise<string>;

interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

const made = ({ status, body }: Answered, what: string): Record<string, string> => {
  if (status !== 201) throw new Error(`Could not create ${what}: ${status} ${JSON.stringify(body)}`);
  return body as Record<string, string>;
};

const posted =
  (path: string, body: object, field = 'id') =>
  async ({ client }: Pick<Maker, 'client'>) => {
    const thing = made(await client.post(path, body), path);
    return thing[field] ?? '';
  };

const upload = async (client: TestClient, own: Own, type: 'syllabus' | 'note') => {
  const form = new FormData();
  form.append('classId', await own('class'));
  form.append('type', type);
  form.append('file', new Blob(['Exam on 2026-12-01'], { type: 'text/plain' }), 'Syllabus.txt');
  return made(await client.post('/api/documents/upload', form), 'document');
};

const makers: Readonly<Record<Kind, Make>> = {
  class: posted('/api/classes', { name: 'Biology' }),
  meeting: async ({ client, own }) => {
    const plan = { classId: await own('class'), days: [2, 4], startTime: '10:00', endTime: '11:15' };
    return posted('/api/meetings', plan)({ client });
  },
  'grade-category': async ({ client, own }) => {
    const categories = [{ name: 'Homework', weight: 40 }];
    const { body } = await client.post(`/api/grades/${await own('class')}/categories`, { categories });
    return GradesView.parse(body).categories.at(-1)?.id ?? '';
  },
  'grade-item': async ({ client, own }) => {
    const item = { categoryId: await own('grade-category'), name: 'Sheet 1', earned: 9, possible: 10 };
    const { body } = await client.post(`/api/grades/${await own('class')}/items`, item);
    return GradesView.parse(body).items.at(-1)?.id ?? '';
  },
  term: posted('/api/terms', { name: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' }),
  task: async ({ client, own }) => {
    const subtasks = [{ id: 'chapter-3', title: 'Chapter 3' }];
    return posted('/api/tasks', { title: 'Read', classId: await own('class'), subtasks })({ client });
  },
  event: async ({ client, own }) => {
    const event = { classId: await own('class'), title: 'Exam', dueDate: '2026-12-01', eventType: 'exam' };
    return posted('/api/events', event)({ client });
  },
  document: async ({ client, own }) => (await upload(client, own, 'syllabus'))['id'] ?? '',
  note: async ({ client, own }) => {
    const id = (await upload(client, own, 'note'))['id'] ?? '';
    const text = { text: 'Exam on 2026-12-02', after: 0, writer: '6b1f0f5e-0c0d-4a58-9a55-6f6f1c1d9e11' };
    await client.put(`/api/documents/${id}/note`, text);
    return id;
  },
  // a second syllabus would replace the first
  file: async ({ client, own }) => (await upload(client, own, 'note'))['filePath'] ?? '',
  finding: async ({ client, own, workflowOf }) => {
    const id = await own('document');
    const date = { title: 'Exam', dueDate: '2026-12-01', eventType: 'exam', priority: 'high', quote: 'Exam' };
    await workflowOf(client.userId).post(`/api/internal/documents/${id}/analysis`, { dates: [], toCheck: [date] });
    const { findings } = FindingsView.parse((await client.get(`/api/documents/${id}/findings`)).body);
    return findings[0]?.id ?? '';
  },
  // at most ten: later one of them
  'calendar-subscription': async ({ client, own }) => {
    const path = '/api/calendar-subscriptions';
    const form = { address: 'https://canvas.example.edu/a.ics', name: 'Canvas', zone: 'UTC' };
    const added = await client.post(path, { ...form, otherwise: await own('class') });
    const [known] = CalendarSubscriptionView.array().parse((await client.get(path)).body);
    return added.status === 201 || !known ? (made(added, path)['id'] ?? '') : known.id;
  },
  'calendar-feed': async ({ client, own }) =>
    posted('/api/calendar-feeds', { classId: await own('class') })({ client }),
  'access-token': posted('/api/account/tokens', { name: 'Laptop', scopes: ['read'] }),
  passkey: async ({ client }) => (await addPasskey(client, new PasskeyDevice('http://localhost:3000'))).passkey.id,
  // at most five, and by a present proof: later one of them
  webhook: async ({ client }) => {
    const path = '/api/account/webhooks';
    const added = await client.post(path, { address: 'https://example.org/hub', kinds: ['task'] });
    const [known] = WebhookView.array().parse((await client.get(path)).body);
    return added.status === 201 || !known ? (made(added, path)['id'] ?? '') : known.id;
  },
  'push-device': posted('/api/account/push-devices', browser),
  conversation: async ({ client, own }) => posted(`/api/classes/${await own('class')}/conversations`, {})({ client }),
  'flashcard-set': async ({ client, own }) =>
    posted('/api/flashcard-sets', { classId: await own('class'), title: 'Cells' })({ client }),
  flashcard: async ({ client, own }) =>
    posted(`/api/flashcard-sets/${await own('flashcard-set')}/flashcards`, { front: 'What?', back: 'That' })({
      client,
    }),
  'practice-test': async ({ client, own }) =>
    posted('/api/practice-tests', { classId: await own('class'), title: 'Midterm' })({ client }),
  question: async ({ client, own }) => {
    const question = { question: 'What?', questionType: 'short_answer', correctAnswer: 'That' };
    return posted(`/api/practice-tests/${await own('practice-test')}/questions`, question)({ client });
  },
  attempt: async ({ client, own }) => {
    const answers = [{ questionId: await own('question'), answer: 'this' }];
    return posted(`/api/practice-tests/${await own('practice-test')}/attempts`, { seconds: 60, answers })({ client });
  },
  session: async ({ client }) => {
    const { body } = await client.get('/api/account/sessions');
    return (body as { id: string }[])[0]?.id ?? '';
  },
  command: async ({ client }) => {
    const task = await posted('/api/tasks', { title: 'To be done' })({ client });
    const { headers } = await client.put(`/api/tasks/${task}`, { completed: true });
    return headers.get('x-command-id') ?? '';
  },
};

/** A student's things of every kind, each created once. */
export const belongingsOf = (client: TestClient, { workflowOf }: Pick<TestApp, 'workflowOf'>): Own => {
  const ids = new Map<Kind, Promise<string>>();
  const own: Own = (kind) => {
    const known = ids.get(kind);
    if (known) return known;
    const id = makers[kind]({ client, own, workflowOf });
    ids.set(kind, id);
    return id;
  };
  return own;
};
