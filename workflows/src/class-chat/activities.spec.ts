import { chatReply, type ChatReply, DocumentId, messageForStudent, type Passage, type UserId } from '@hub/contracts';
import { ApplicationFailure } from '@temporalio/activity';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { describe, expect, it } from 'vitest';
import { type ChatQuestion, RequestRefused } from '@hub/study-rules';
import { BackendAway } from '../backend.ts';
import type { MeaningSearch } from '../embeddings/meaning-search.ts';
import { course, passagesOf, schedule, studentId } from '@hub/study-rules/testing';
import { UnreadableFile } from '../text/unreadable-file.ts';
import { chatActivities } from './activities.ts';

const logger = new DefaultLogger('ERROR', () => undefined);
const passages = passagesOf('cell-biology');
const reply: ChatReply = { response: 'So.', modelUsed: 'Built-in', citations: [] };

interface Given {
  readonly read?: () => Promise<{ blocks: { kind: 'paragraph'; text: string }[] }[]>;
  readonly answer?: () => Promise<ChatReply>;
  readonly near?: MeaningSearch;
  /** How often the class is read before its new document can be searched. */
  readonly unreadFor?: number;
}

const run = async (asked: object, { read, answer, near, unreadFor = 0 }: Given = {}) => {
  const fresh = { id: DocumentId.parse(course.id), name: 'fresh.pdf' };
  let contexts = 0;
  const seen: {
    questions: ChatQuestion[];
    looked: string[];
    keys: [UserId, string][];
    drafts: unknown[];
    schedules: UserId[];
  } = {
    schedules: [],
    questions: [],
    looked: [],
    keys: [],
    drafts: [],
  };
  const activities = chatActivities({
    backend: {
      chatContext: async () => {
        contexts += 1;
        const unread = contexts <= unreadFor ? [fresh] : [];
        return { class: course, turns: [{ type: 'user', content: 'What is osmosis?' }], unread };
      },
      passages: async ({ question }) => {
        seen.looked.push(question);
        return passages;
      },
      scheduleContext: async (id) => {
        seen.schedules.push(id);
        return schedule;
      },
      attachment: async (of) => {
        seen.keys.push([of.studentId, of.key]);
        return new Uint8Array();
      },
      reportDraft: async (...draft) => {
        seen.drafts.push(draft);
      },
    },
    ai: {
      answer: async (question, _signal, tell) => {
        tell?.(() => 'So f');
        seen.questions.push(question);
        return answer ? answer() : reply;
      },
    },
    near,
    text: { read: read ?? (async () => [{ blocks: [{ kind: 'paragraph', text: 'Enzymes speed up reactions.' }] }]) },
  });
  const question = {
    studentId,
    classId: course.id,
    conversationId: null,
    message: 'Why does it happen?',
    attachment: null,
  };
  const input = chatReply.input.parse({ ...question, ...asked });
  const outcome: unknown = await new MockActivityEnvironment({ attempt: 1 }, { logger })
    .run(activities.answer, input)
    .catch((error: unknown) => error);
  return { outcome, ...seen };
};

const attachment = { key: 'k', name: 'lab.txt', mimeType: 'text/plain' };

describe('replying in a class chat', { timeout: 60_000 }, () => {
  it('searches for the earlier message too, and passes on class, turns and passages', async () => {
    const { outcome, looked, questions } = await run({});
    expect(outcome).toEqual(reply);
    expect(looked).toEqual(['Why does it happen? What is osmosis?']);
    expect(questions).toMatchObject([{ studentId, class: course, passages, attachment: null }]);
  });

  it('reports the reply so far when a conversation shows it', async () => {
    const conversationId = course.id;
    const { drafts } = await run({ conversationId });
    expect(drafts).toEqual([['test', { conversationId, at: 0, text: 'So f' }]]);
    expect((await run({})).drafts).toEqual([]);
  });

  it('reads the own schedule for a question that may be about it, and for no other', async () => {
    const { questions, schedules } = await run({ message: 'When is my midterm?', today: '2026-11-21' });
    expect(schedules).toEqual([studentId]);
    expect(questions[0]?.own).toEqual({ today: '2026-11-21', schedule });
    expect((await run({})).schedules).toEqual([]);
  });

  it('adds what is near the question in meaning, with how near it is', async () => {
    const [first, ...others] = passages;
    const added = { ...passages[0], text: 'Water moves through a membrane.', page: 9 } as Passage;
    const near: MeaningSearch = async (asked) => {
      expect(asked).toEqual({ studentId, classId: course.id, question: 'Why does it happen? What is osmosis?' });
      return { passages: [added], closenessOf: ({ text }) => (text === added.text ? [0.9] : null) };
    };
    const { questions } = await run({}, { near });
    expect(questions[0]?.passages).toEqual([first, added, ...others]);
    expect(questions[0]?.closeness).toEqual([null, [0.9], ...others.map(() => null)]);
    const { questions: without } = await run({}, { near: async () => null });
    expect(without[0]?.closeness).toBeUndefined();
  });

  it('waits until what was just uploaded can be searched, and says so', async () => {
    const { looked, drafts, outcome } = await run({ conversationId: course.id }, { unreadFor: 2 });
    expect(outcome).toEqual(reply);
    expect(looked).toHaveLength(1);
    expect(drafts[0]).toEqual(['test', { conversationId: course.id, at: 0, text: 'Reading fresh.pdf …' }]);
  });

  it("reads the student's own attachment", async () => {
    const { questions, keys } = await run({ attachment });
    expect(keys).toEqual([[studentId, 'k']]);
    expect(questions[0]?.attachment).toEqual({
      name: 'lab.txt',
      pieces: [{ page: 1, text: 'Enzymes speed up reactions.' }],
    });
  });

  it.each([
    [
      'an attachment that cannot be read',
      { read: () => Promise.reject(new UnreadableFile('It is locked.')) },
      'It is locked.',
    ],
    ['a refusal', { answer: () => Promise.reject(new RequestRefused('Tomorrow.')) }, 'Tomorrow.'],
  ])('ends at once with a sentence for the student: %s', async (_name, given, message) => {
    const { outcome } = await run({ attachment }, given);
    expect(outcome).toBeInstanceOf(ApplicationFailure);
    expect(outcome).toMatchObject({ type: messageForStudent, nonRetryable: true, message });
  });

  it('is retried when the backend is unreachable', async () => {
    const { outcome } = await run({}, { answer: () => Promise.reject(new BackendAway('away')) });
    expect(outcome).toBeInstanceOf(BackendAway);
  });
});
