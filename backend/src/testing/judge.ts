import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { erased, type StoredEvent } from '../platform/event-log/index.ts';
import type { DomainEvent } from '../platform/domain/index.ts';
import { codec } from './histories.ts';
import type { Remains } from './life.ts';
import { stateAfter, type Subject } from './subject.ts';
import { calendarEventSubject } from './subjects/calendar-event.ts';
import { cardReviewSubject } from './subjects/card-review.ts';
import { classSubject } from './subjects/class.ts';
import { documentSubject } from './subjects/document.ts';
import { flashcardSetSubject } from './subjects/flashcard-set.ts';
import { practiceAttemptSubject } from './subjects/practice-attempt.ts';
import { practiceTestSubject } from './subjects/practice-test.ts';
import { taskSubject } from './subjects/task.ts';

const byStream = (events: readonly StoredEvent[]) => Map.groupBy(events, ({ streamId }) => streamId);
const correlationOf = ({ metadata }: StoredEvent) => metadata['correlationId'] ?? '';

/** Nothing lost, nothing twice, no holes. */
const keptOnce = ({ sent, events }: Remains) => {
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  for (const stream of byStream(events).values())
    expect(stream.map(({ revision }) => revision)).toEqual(stream.map((_, index) => BigInt(index)));
  const known = new Set(sent.map(({ correlationId }) => correlationId));
  const recorded = new Set(events.map(correlationOf));
  expect([...recorded].filter((id) => !known.has(id))).toEqual([]);
  for (const { told, correlationId, deed } of sent)
    if (told === 'refused' && recorded.has(correlationId)) expect.fail(`${deed.command.type} was refused and recorded`);
};

/**
 * In the order in which they were recorded, the commands to a stream make sense one after the other: the model accepts
 * each, and ends where the decider ends. What was accepted and left no trace changed nothing at some time.
 */
const makesSense = async <Command extends { type: string }, Event extends DomainEvent, State, Model>(
  subject: Subject<Command, Event, State, Model>,
  { sent, events }: Remains,
) => {
  const streams = byStream(events);
  const mine = sent.filter(({ deed }) => deed.stream.startsWith(`${subject.aggregate.category}-`));
  for (const stream of new Set(mine.map(({ deed }) => deed.stream))) {
    const stored = streams.get(stream) ?? [];
    const recorded = [...new Set(stored.map(correlationOf))];
    const deeds = mine.filter(({ deed }) => deed.stream === stream);
    const commandOf = (id: string) => deeds.find((one) => one.correlationId === id)?.deed.command as Command;

    const known = [subject.unknown];
    for (const command of recorded.map(commandOf)) {
      const outcome = subject.after(known.at(-1) ?? subject.unknown, command);
      if ('refused' in outcome) expect.fail(`${command.type} was recorded, though ${outcome.refused}`);
      known.push(outcome.known);
    }
    const decoded = await Promise.all(stored.map((event) => codec.decode(event)));
    const shapes = decoded.flatMap(({ shape }) => (shape === erased ? [] : [subject.aggregate.events.parse(shape)]));
    expect(subject.seen(stateAfter(subject.aggregate, shapes))).toEqual(known.at(-1));

    for (const { told, correlationId, deed } of deeds) {
      if (told !== 'accepted' || recorded.includes(correlationId)) continue;
      const outcomes = known.map((before) => ({ before, outcome: subject.after(before, deed.command as Command) }));
      const changedNothing = outcomes.some(
        ({ before, outcome }) => 'known' in outcome && isDeepStrictEqual(outcome.known, before),
      );
      if (!changedNothing) expect.fail(`${deed.command.type} was accepted and is lost`);
    }
  }
};

export const judge = async (remains: Remains): Promise<void> => {
  keptOnce(remains);
  await makesSense(taskSubject, remains);
  await makesSense(calendarEventSubject, remains);
  await makesSense(documentSubject, remains);
  await makesSense(flashcardSetSubject, remains);
  await makesSense(practiceTestSubject, remains);
  await makesSense(practiceAttemptSubject, remains);
  await makesSense(cardReviewSubject, remains);
  await makesSense(classSubject, remains);
};
