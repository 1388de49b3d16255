import {
  ClassId,
  ClassView,
  commandIdHeader,
  defaultStudyPlan,
  FlashcardSetView,
  FlashcardView,
  ReviewCount,
  ReviewView,
  UserId,
} from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { addDays } from '../../platform/domain/index.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature, eraseDeletedThings } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { flashcardSetFeature } from '../flashcard-set/index.ts';
import { studyPlanFeature } from '../study-plan/index.ts';
import { undoFeature } from '../undo/index.ts';
import { cardReviewFeature } from './index.ts';
import { cardReviewQueries } from './queries.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;

const subjects = [
  classFeature,
  calendarEventFeature,
  documentFeature,
  flashcardSetFeature,
  studyPlanFeature,
  cardReviewFeature,
];

beforeAll(async () => {
  app = await startTestApp([...subjects, undoFeature(subjects)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const addClass = async (student = ann) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body).id;

/** A set with these cards. */
const addSet = async (classId: string, ...fronts: string[]) => {
  const { id } = FlashcardSetView.parse((await ann.post('/api/flashcard-sets', { classId, title: 'Cells' })).body);
  const cards: FlashcardView[] = [];
  for (const front of fronts) {
    const { body } = await ann.post(`/api/flashcard-sets/${id}/flashcards`, { front, back: 'b' });
    cards.push(FlashcardView.parse(body));
  }
  return { id, cards };
};
const queueOf = async (classId: string) =>
  ReviewView.array().parse((await ann.get(`/api/reviews?classId=${classId}`)).body);
const frontsOf = async (classId: string) => (await queueOf(classId)).map(({ card }) => card.front);
const countOf = async (classId: string) =>
  ReviewCount.array()
    .parse((await ann.get('/api/review-counts')).body)
    .find((count) => count.classId === classId);
const rate = (card: FlashcardView | undefined, rating: string, student = ann) =>
  student.post(`/api/flashcards/${card?.id}/reviews`, { rating });
const missing = (message: string) => ({ status: 404, body: { message } });

describe('the review queue of a class', () => {
  it('contains the new cards of all its sets, each with its next due dates', async () => {
    const classId = await addClass();
    const first = await addSet(classId, 'a', 'b');
    await addSet(classId, 'c');
    const queue = await queueOf(classId);
    expect(queue.map(({ card }) => card.front)).toEqual(['a', 'b', 'c']);
    expect(queue[0]).toMatchObject({ card: first.cards[0], setTitle: 'Cells', isNew: true });
    expect(Object.keys(queue[0]?.next ?? {})).toEqual(['again', 'hard', 'good', 'easy']);
    expect(await countOf(classId)).toEqual({ classId, due: 0, fresh: 3, waiting: 0, nextDue: null });
  });

  it('puts a forgotten card behind the new ones, and a known one on its due day', async () => {
    const classId = await addClass();
    const { cards } = await addSet(classId, 'a', 'b', 'c');
    const { status, body } = await rate(cards[0], 'again');
    expect(status).toBe(201);
    expect(body).toMatchObject({ flashcardId: cards[0]?.id, rating: 'again' });
    expect(await frontsOf(classId)).toEqual(['b', 'c', 'a']);
    const easy = (await rate(cards[1], 'easy')).body as { due: string };
    expect(await frontsOf(classId)).toEqual(['c', 'a']);
    expect(await countOf(classId)).toEqual({ classId, due: 1, fresh: 1, waiting: 0, nextDue: easy.due });

    const { queueOf: queueAt } = cardReviewQueries(app.platform.db);
    const onThatDay = await queueAt(UserId.parse(ann.userId), ClassId.parse(classId), {
      now: new Date(easy.due),
      dayOf: (instant) => instant.toISOString().slice(0, 10),
    });
    expect(onThatDay.map(({ card }) => card.front)).toEqual(['a', 'b', 'c']);
  });

  it('starts twenty new cards a day in each class, and does not limit due ones', async () => {
    const classId = await addClass();
    const text = Array.from({ length: 23 }, (_, index) => `front ${index}\tback`).join('\n');
    await ann.post('/api/flashcard-sets/import', { classId, title: 'Many', text });
    const first = await queueOf(classId);
    expect(first).toHaveLength(20);
    expect(await countOf(classId)).toEqual({ classId, due: 0, fresh: 20, waiting: 3, nextDue: null });

    await rate(first[0]?.card, 'again');
    const easy = await rate(first[1]?.card, 'easy');
    expect(await frontsOf(classId)).toEqual([...first.slice(2), ...first.slice(0, 1)].map(({ card }) => card.front));
    expect(await countOf(classId)).toMatchObject({ due: 1, fresh: 18, waiting: 3 });
    expect(await countOf(await addClass())).toBeUndefined();

    await ann.post(`/api/undo/${easy.headers.get(commandIdHeader)}`);
    expect(await countOf(classId)).toMatchObject({ due: 1, fresh: 19, waiting: 3 });

    const { countsOf } = cardReviewQueries(app.platform.db);
    const tomorrow = { now: new Date(Date.now() + 86_400_000), dayOf: (at: Date) => at.toISOString().slice(0, 10) };
    const later = await countsOf(UserId.parse(ann.userId), tomorrow);
    expect(later.find((count) => count.classId === classId)).toMatchObject({ due: 1, fresh: 20, waiting: 2 });
  });

  it('hides deleted cards, sets and classes, and shows them again as they were once restored', async () => {
    const classId = await addClass();
    const { id, cards } = await addSet(classId, 'a', 'b');
    await rate(cards[1], 'again');
    await ann.delete(`/api/flashcards/${cards[0]?.id}`);
    expect(await frontsOf(classId)).toEqual(['b']);
    const deleting = await ann.delete(`/api/flashcard-sets/${id}`);
    expect(await frontsOf(classId)).toEqual([]);
    expect(await countOf(classId)).toBeUndefined();
    expect(await rate(cards[1], 'good')).toMatchObject(missing('Flashcard not found'));
    await ann.post(`/api/undo/${deleting.headers.get(commandIdHeader)}`);
    expect(await countOf(classId)).toMatchObject({ due: 1, fresh: 0 });
    await ann.delete(`/api/classes/${classId}`);
    expect(await countOf(classId)).toBeUndefined();
  });
});

describe('in the last days before an exam', () => {
  const dayMs = 86_400_000;
  const examDay = new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10);
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  /** Queue and counts of a class, so many days before the exam. */
  const seenOn = async (classId: string, daysBefore: number) => {
    const { queueOf: queueAt, countsOf } = cardReviewQueries(app.platform.db);
    const clock = { now: new Date(`${addDays(examDay, -daysBefore)}T12:00:00Z`), dayOf };
    const [owner, id] = [UserId.parse(ann.userId), ClassId.parse(classId)];
    const [queue, counts] = await Promise.all([queueAt(owner, id, clock), countsOf(owner, clock)]);
    const { due, fresh, examDay: exam } = counts.find((count) => count.classId === id) ?? {};
    expect(queue).toHaveLength(Math.min(20, (due ?? 0) + (fresh ?? 0)));
    return { fronts: queue.map(({ card }) => card.front).toSorted(), due, fresh, exam };
  };

  it('cards that would be due later come early, until each was seen once', async () => {
    const classId = await addClass();
    const { cards } = await addSet(classId, 'known', 'new');
    for (let times = 0; times < 4; times += 1) await rate(cards[0], 'easy');
    await app.platform
      .db('card_review_list')
      .where({ id: cards[0]?.id })
      .update({ due: addDays(examDay, 40) });
    expect(await seenOn(classId, 1)).toMatchObject({ fronts: ['new'], due: 0, fresh: 1 });

    const exam = { classId, title: 'Final', dueDate: examDay, eventType: 'exam' };
    const { headers } = await ann.post('/api/events', exam);
    expect(await seenOn(classId, 4)).toMatchObject({ fronts: ['new'], due: 0, exam: undefined });
    expect(await seenOn(classId, 1)).toEqual({ fronts: ['known', 'new'], due: 1, fresh: 1, exam: examDay });
    expect(await seenOn(await addClass(), 1)).toMatchObject({ fronts: [] });

    const review = app.platform.db('card_review_list').where({ id: cards[0]?.id });
    const { schedule } = (await review.clone().first()) as { schedule: object };
    const lastReview = `${addDays(examDay, -2)}T08:00:00.000Z`;
    await review.clone().update({ schedule: JSON.stringify({ ...schedule, lastReview }) });
    expect(await seenOn(classId, 1)).toMatchObject({ fronts: ['new'], due: 0 });
    await review.clone().update({ schedule: JSON.stringify(schedule) });

    await ann.put('/api/study-plan', { ...defaultStudyPlan, cardDays: 0 });
    expect(await seenOn(classId, 1)).toMatchObject({ due: 0 });
    await ann.put('/api/study-plan', defaultStudyPlan);
    await ann.post(`/api/undo/${headers.get(commandIdHeader)}`);
    expect(await seenOn(classId, 1)).toMatchObject({ due: 0 });
  });

  it('so many new cards are started that none is left', async () => {
    const classId = await addClass();
    const text = Array.from({ length: 63 }, (_, index) => `front ${index}\tback`).join('\n');
    await ann.post('/api/flashcard-sets/import', { classId, title: 'Many', text });
    await ann.post('/api/events', { classId, title: 'Final', dueDate: examDay, eventType: 'exam' });
    expect(await seenOn(classId, 4)).toMatchObject({ fresh: 20 });
    expect(await seenOn(classId, 3)).toMatchObject({ fresh: 21 });
    expect(await seenOn(classId, 1)).toMatchObject({ fresh: 63 });
  });
});

describe('a rating', () => {
  it('can be undone, and the card is new again', async () => {
    const classId = await addClass();
    const { cards } = await addSet(classId, 'a');
    const first = await rate(cards[0], 'easy');
    expect(await frontsOf(classId)).toEqual([]);
    const undone = await ann.post(`/api/undo/${first.headers.get(commandIdHeader)}`);
    expect(undone.status).toBe(200);
    expect(await queueOf(classId)).toMatchObject([{ isNew: true }]);
  });

  it('rejects an unknown word', async () => {
    const { cards } = await addSet(await addClass(), 'a');
    expect((await rate(cards[0], 'perfect')).status).toBe(400);
  });

  it('is erased with its set', async () => {
    const { id, cards } = await addSet(await addClass(), 'a');
    await rate(cards[0], 'good');
    const rows = () => app.platform.db('cardReviewList').where({ setId: id });
    expect(await rows()).toHaveLength(1);
    await ann.delete(`/api/flashcard-sets/${id}`);
    await eraseDeletedThings({ ...app.platform, features: subjects }, new Date(Date.now() + 31.5 * 86_400_000));
    expect(await rows()).toHaveLength(0);
  });
});

it('what belongs to another student looks like a missing thing', async () => {
  const classId = await addClass();
  const { cards } = await addSet(classId, 'a');
  expect(await bob.get(`/api/reviews?classId=${classId}`)).toMatchObject(missing('Class not found'));
  expect(await bob.get('/api/review-counts')).toMatchObject({ status: 200, body: [] });
  expect(await rate(cards[0], 'good', bob)).toMatchObject(missing('Flashcard not found'));
  expect(await bob.post(`/api/flashcards/${randomUUID()}/reviews`, { rating: 'good' })).toMatchObject(
    missing('Flashcard not found'),
  );
  expect(await queueOf(classId)).toMatchObject([{ isNew: true }]);
});

it('rejects signed-out visitors', async () => {
  const [visitor, id] = [app.visitor, randomUUID()];
  const answers = [
    await visitor.get(`/api/reviews?classId=${id}`),
    await visitor.get('/api/review-counts'),
    await visitor.post(`/api/flashcards/${id}/reviews`, { rating: 'good' }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});
