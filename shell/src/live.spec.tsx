import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForChanges } from './live.ts';

/** The browser's EventSource, controlled by the test. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Source[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  say(data: string, { id = '', event = 'message' } = {}) {
    this.dispatchEvent(new MessageEvent(event, { data, lastEventId: id }));
  }
  fail(isFinal: boolean) {
    if (isFinal) this.close();
    this.dispatchEvent(new Event('error'));
  }
  open() {
    this.dispatchEvent(new Event('open'));
  }
}

const last = () => Source.opened.at(-1) ?? new Source('');

const student = () => {
  const client = new QueryClient();
  for (const key of [['/api/tasks'], ['/api/events'], ['/api/events', { classId: '7' }], ['slot', 'dashboard-month']]) {
    client.setQueryData(key, 'read');
  }
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey);
  return { client, stale };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('refreshes what has changed, with all its parameters, and nothing else', () => {
  const { client, stale } = student();
  listenForChanges(client, () => {});
  expect(last().url).toBe('/api/live');
  last().open();
  last().say('{"changed":["/api/events"]}');
  expect(stale()).toEqual([['/api/events'], ['/api/events', { classId: '7' }]]);
});

it('ignores what it does not understand', () => {
  const { client, stale } = student();
  listenForChanges(client, () => {});
  for (const text of ['', '{', '{"changed":7}', 'null']) last().say(text);
  expect(stale()).toEqual([]);
});

it('reconnects after a refusal, with growing delays, then refreshes everything it may have missed', async () => {
  const { client, stale } = student();
  listenForChanges(client, () => {});
  last().fail(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Source.opened).toHaveLength(2);
  last().fail(true);
  await vi.advanceTimersByTimeAsync(1999);
  expect(Source.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(Source.opened).toHaveLength(3);
  last().open();
  expect(stale()).toEqual([['/api/tasks'], ['/api/events'], ['/api/events', { classId: '7' }]]);
});

it('requests what it missed by the id of the last message, and refreshes no more than that', async () => {
  const { client, stale } = student();
  listenForChanges(client, () => {});
  last().open();
  last().say('{"changed":[]}', { id: '41' });
  last().fail(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(last().url).toBe('/api/live?lastEventId=41');
  last().open();
  expect(stale()).toEqual([]);
  last().say('{"changed":["/api/tasks"]}', { id: '42' });
  expect(stale()).toEqual([['/api/tasks']]);
});

it('refreshes everything when the server does not know what was missed', () => {
  const { client, stale } = student();
  listenForChanges(client, () => {});
  last().say('{"changed":[],"all":true}', { id: '3' });
  expect(stale()).toHaveLength(3);
});

it('keeps how far a workflow has come', () => {
  const { client } = student();
  listenForChanges(client, () => {});
  const progress = { workflow: 'analyzeSyllabus', subjectId: '7', step: 'Reading the file', fraction: 0.5 };
  last().say(JSON.stringify(progress), { event: 'progress' });
  last().say('{"fraction":2}', { event: 'progress' });
  expect(client.getQueryData(['progress', '7'])).toEqual(progress);
});

it('keeps the reply that is being written', () => {
  const { client } = student();
  listenForChanges(client, () => {});
  const conversationId = '7a9c1f3e-52d4-4f6b-8a55-3d2f1e0c9b8a';
  const piece = { conversationId, replyId: 'chatReply-1', at: 0, text: 'Wat' };
  last().say(JSON.stringify(piece), { event: 'draft' });
  last().say(JSON.stringify({ ...piece, at: 3, text: 'er' }), { event: 'draft' });
  last().say(JSON.stringify({ ...piece, at: -1 }), { event: 'draft' });
  expect(client.getQueryData(['draft', conversationId])).toEqual({ replyId: 'chatReply-1', text: 'Water' });
});

it('says after five seconds that the server is out of reach, and at once that it is back', async () => {
  const { client } = student();
  listenForChanges(client, () => {});
  const isLost = () => client.getQueryData(['lost']);
  last().open();
  last().fail(false);
  await vi.advanceTimersByTimeAsync(3000);
  last().fail(false);
  await vi.advanceTimersByTimeAsync(1999);
  expect(isLost()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isLost()).toBe(true);
  last().open();
  expect(isLost()).toBe(false);
  last().fail(false);
  last().fail(true); // it responds, if only to refuse
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isLost()).toBe(false);
});

it('leaves a dropped connection to the browser', async () => {
  const { client } = student();
  listenForChanges(client, () => {});
  last().fail(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Source.opened).toHaveLength(1);
});

it('is closed for good at the end of the session', async () => {
  const { client } = student();
  const close = listenForChanges(client, () => {});
  last().fail(true);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Source.opened).toHaveLength(1);
  expect(last().readyState).toBe(Source.CLOSED);
});

it('passes on the revision of the builds that are live', () => {
  const heard: string[] = [];
  listenForChanges(new QueryClient(), (revision) => heard.push(revision));
  last().say('{"revision":"a1"}', { event: 'release' });
  last().say('{"revision":7}', { event: 'release' });
  expect(heard).toEqual(['a1']);
});
