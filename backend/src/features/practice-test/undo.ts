import { QuestionForm, QuestionId } from '@hub/contracts';
import { isDeepStrictEqual } from 'node:util';
import { type Done, Rejection } from '../../platform/domain/index.ts';
import { takenBack } from '../../platform/commands/index.ts';
import type { PracticeTestEvent, QuestionEvent } from './events.ts';
import { isErased, mostQuestions, type PracticeTest, type Question, questionCount } from './state.ts';

/** How a question as it is becomes the one that it is to be. */
const questionEvents = (
  ids: Pick<QuestionEvent['data'], 'testId' | 'questionId'>,
  now: Question,
  wanted: Question | undefined,
): QuestionEvent[] => {
  if (isDeepStrictEqual(now, wanted)) return [];
  if (now.deleted && (!wanted || wanted.deleted)) throw new Rejection('changed_since');
  if (!wanted || wanted.deleted) return [{ type: 'QuestionDeleted', data: ids }];
  const { deleted: _deleted, ...question } = wanted;
  // options of one change and the answer of another need not go together
  if (!QuestionForm.safeParse(question).success) throw new Rejection('changed_since');
  return [{ type: 'QuestionRestored', data: { ...ids, ...question } }];
};

/** Takes back what a command did to a test or to questions of it; taking back its adding deletes it. */
export const undoPracticeTest = (done: Done<PracticeTestEvent, PracticeTest | null>): readonly PracticeTestEvent[] => {
  const { events, after, now, beganAt } = done;
  if (!now || isErased(now) || (now.deleted && !after?.deleted)) throw new Rejection('changed_since');
  const { testId } = events[0].data;
  const test = takenBack(done);
  if (!test?.fields || test.deleted) {
    if (now.deleted) throw new Rejection('changed_since'); // it was called off, and nobody writes it any more
    return [{ type: 'PracticeTestDeleted', data: { testId } }];
  }
  if (questionCount(test) > mostQuestions) throw new Rejection('test_full');

  const { ownerId, fields, questions } = test;
  const restored = { testId, ownerId, ...fields, createdAt: beganAt };
  const differs = now.deleted || !isDeepStrictEqual(now.fields, fields);
  return [
    ...(differs ? [{ type: 'PracticeTestRestored', data: restored } as const] : []),
    ...Object.entries(now.questions).flatMap(([id, question]) =>
      questionEvents({ testId, questionId: QuestionId.parse(id) }, question, questions[id]),
    ),
  ];
};
