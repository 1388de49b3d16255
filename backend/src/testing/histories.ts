import { createLog } from '@hub/telemetry';
import * as fc from 'fast-check';
import { features } from '../app.ts';
import { createEventCodec, type StoredEvent } from '../platform/event-log/index.ts';
import { createCommands } from '../platform/commands/index.ts';
import type { Progress } from '../platform/read-models/index.ts';
import { createInMemoryEventLog } from '../platform/testing/in-memory-event-log.ts';
import { createInMemoryKeys } from '../platform/testing/in-memory-keys.ts';
import { uuid5 } from '../platform/domain/index.ts';
import { deedsOf, type Deed } from './subject.ts';
import { calendarEventSubject } from './subjects/calendar-event.ts';
import { cardReviewSubject } from './subjects/card-review.ts';
import { classSubject } from './subjects/class.ts';
import { conversationSubject } from './subjects/conversation.ts';
import { documentSubject } from './subjects/document.ts';
import { flashcardSetSubject } from './subjects/flashcard-set.ts';
import { practiceAttemptSubject } from './subjects/practice-attempt.ts';
import { practiceTestSubject } from './subjects/practice-test.ts';
import { syllabusReviewSubject } from './subjects/syllabus-review.ts';
import { taskSubject } from './subjects/task.ts';

export const log = createLog('histories', 'silent');
export const codec = createEventCodec(
  features.flatMap(({ aggregates = [] }) => aggregates),
  createInMemoryKeys(),
);
/** Commands do not wait for read models. */
export const noWait: Progress = {
  reached: async () => true,
  onChange: () => () => undefined,
  onStep: () => () => undefined,
  onEnded: () => () => undefined,
  onGap: () => () => undefined,
  close: async () => undefined,
};

/** Subjects with independent streams; a syllabus supersedes others, and attempts and reviews belong to a test and a set. */
export const independentDeeds: fc.Arbitrary<Deed> = fc.oneof(
  deedsOf(taskSubject),
  deedsOf(calendarEventSubject),
  deedsOf(classSubject),
  deedsOf(conversationSubject),
  deedsOf(flashcardSetSubject),
  deedsOf(practiceTestSubject),
);
export const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 2, arbitrary: independentDeeds },
  {
    weight: 1,
    arbitrary: fc.oneof(
      deedsOf(documentSubject),
      deedsOf(syllabusReviewSubject),
      deedsOf(practiceAttemptSubject),
      deedsOf(cardReviewSubject),
    ),
  },
);

const begin = Date.parse('2026-11-21T12:00:00Z');

/** The log after these commands, one after the other. */
export const historyOf = async (asked: readonly Deed[]): Promise<readonly StoredEvent[]> => {
  let now = begin;
  const eventLog = createInMemoryEventLog(() => new Date((now += 1000)));
  const commands = createCommands({ eventLog, codec, progress: noWait, log });
  for (const [index, deed] of asked.entries()) {
    const sent = deed.send(commands, { key: String(index), correlationId: uuid5('deed', String(index)) });
    await sent.catch(() => undefined);
  }
  return eventLog.all;
};
