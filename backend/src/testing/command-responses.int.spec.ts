import type { UserId } from '@hub/contracts';
import { mark } from '@hub/postgres/testing-marks';
import * as fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarEventQueries } from '../features/calendar-event/index.ts';
import { classQueries } from '../features/class/index.ts';
import { conversationQueries } from '../features/conversation/queries.ts';
import { documentQueries } from '../features/document/index.ts';
import { flashcardSetQueries } from '../features/flashcard-set/index.ts';
import { practiceAttemptQueries } from '../features/practice-attempt/queries.ts';
import { practiceTestQueries } from '../features/practice-test/index.ts';
import { taskQueries } from '../features/task/index.ts';
import { userQueries } from '../features/user/index.ts';
import { createCommands } from '../platform/commands/index.ts';
import { type DomainEvent, Rejection, uuid5 } from '../platform/domain/index.ts';
import type { RecordedEvents } from '../platform/read-models/index.ts';
import { createInMemoryEventLog } from '../platform/testing/in-memory-event-log.ts';
import { codec, deeds, log, noWait } from './histories.ts';
import { createReadModelDatabase } from './read-model-database.ts';
import { withReadModels } from './read-models.ts';
import { runs } from './runs.ts';
import { deedsOf, type Deed } from './subject.ts';
import { calendarEventSubject } from './subjects/calendar-event.ts';
import { classSubject } from './subjects/class.ts';
import { conversationSubject } from './subjects/conversation.ts';
import { documentSubject } from './subjects/document.ts';
import { flashcardSetSubject } from './subjects/flashcard-set.ts';
import { practiceAttemptSubject } from './subjects/practice-attempt.ts';
import { practiceTestSubject } from './subjects/practice-test.ts';
import { taskSubject } from './subjects/task.ts';
import { userSubject } from './subjects/user.ts';

let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await createReadModelDatabase());
});
afterAll(() => drop());

type After = (owner: UserId, id: never, recorded: RecordedEvents) => Promise<unknown>;

/** By the id in a command's first event: the query whose result the routes send back. The most specific id comes first. */
const queriesOf = (on: Knex): Readonly<Record<string, After>> => ({
  calendarEventId: calendarEventQueries(on).eventAfter,
  attemptId: practiceAttemptQueries(on).attemptAfter,
  messageId: conversationQueries(on).messageAfter,
  conversationId: conversationQueries(on).conversationAfter,
  flashcardId: flashcardSetQueries(on).cardAfter,
  setId: flashcardSetQueries(on).setAfter,
  questionId: practiceTestQueries(on).questionAfter,
  testId: practiceTestQueries(on).testAfter,
  taskId: taskQueries(on).taskAfter,
  documentId: documentQueries(on).documentAfter,
  classId: classQueries(on).classAfter,
  userId: (_owner, id, recorded) => userQueries(on).userAfter(id, recorded),
});

const livesOf = (arbitrary: fc.Arbitrary<Deed>) => fc.array(arbitrary, { minLength: 1, maxLength: 20 });
/** Mostly of one kind of stream, so that commands change what earlier ones made. */
const lives = fc.oneof(
  livesOf(deeds),
  livesOf(deedsOf(calendarEventSubject)),
  livesOf(deedsOf(classSubject)),
  livesOf(deedsOf(conversationSubject)),
  livesOf(deedsOf(documentSubject)),
  livesOf(deedsOf(flashcardSetSubject)),
  livesOf(deedsOf(practiceAttemptSubject)),
  livesOf(deedsOf(practiceTestSubject)),
  livesOf(deedsOf(taskSubject)),
  livesOf(deedsOf(userSubject)),
);

/** No route responds to these with a view. */
const withoutView = new Set(['RecordQuestions', 'RateCard']);

const viewAfter = async (on: Knex, owner: string, recorded: RecordedEvents): Promise<unknown> => {
  const { data = {} }: Partial<DomainEvent> = recorded.events[0] ?? {};
  const ids: Readonly<Record<string, unknown>> = { ...data };
  const found = Object.entries(queriesOf(on)).find(([name]) => name in ids);
  if (!found) throw new Error(`No query shows what ${JSON.stringify(data)} changed`);
  const [name, after] = found;
  return after(owner as UserId, ids[name] as never, recorded).catch((error: unknown) => {
    if (error instanceof Rejection) return error.code;
    throw error;
  });
};

const onPostgres = { ...runs, numRuns: Math.ceil(runs.numRuns / mark(1, 5)) };
const timeout = 120_000 + onPostgres.numRuns * 1000;

it(
  'the response to a command is the same while the read model is behind and once it has caught up',
  { timeout },
  async () => {
    let compared = 0;
    await withReadModels(db, codec, async ({ readAfter }) => {
      const property = fc.asyncProperty(lives, async (asked) => {
        let now = Date.parse('2026-11-21T12:00:00Z');
        const eventLog = createInMemoryEventLog(() => new Date((now += 1000)));
        const commands = createCommands({ eventLog, codec, progress: noWait, log });
        const send = (deed: Deed, index: number) =>
          deed.send(commands, { key: String(index), correlationId: uuid5('deed', String(index)) });
        for (const [index, deed] of asked.entries()) {
          const before = [...eventLog.all];
          const sent = await send(deed, index).catch(() => null);
          if (!sent || sent.events.length === 0 || withoutView.has(deed.command.type)) continue;
          const recorded = await send(deed, index); // a repeat, which knows when its first try was recorded
          const behind = await readAfter([before], (on) => viewAfter(on, deed.ownerId, { ...recorded, stale: true }));
          const caughtUp = await readAfter([[...eventLog.all]], (on) => viewAfter(on, deed.ownerId, recorded));
          expect(behind).toEqual(caughtUp);
          compared += 1;
        }
      });
      await fc.assert(property, onPostgres);
    });
    expect(compared).toBeGreaterThan(onPostgres.numRuns);
  },
);
