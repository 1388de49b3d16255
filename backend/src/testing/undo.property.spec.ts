import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DomainEvent, Rejection } from '../platform/domain/index.ts';
import { eventsOfUndo, type PastEvent } from '../platform/commands/index.ts';
import { runs } from './runs.ts';
import { decided, stateAfter, type Subject } from './subject.ts';
import { calendarEventSubject } from './subjects/calendar-event.ts';
import { cardReviewSubject } from './subjects/card-review.ts';
import { classSubject } from './subjects/class.ts';
import { gradeSubject } from './subjects/grade.ts';
import { flashcardSetSubject } from './subjects/flashcard-set.ts';
import { practiceTestSubject } from './subjects/practice-test.ts';
import { syllabusReviewSubject } from './subjects/syllabus-review.ts';
import { taskSubject } from './subjects/task.ts';

const canBeTakenBack = <Command extends { type: string }, Event extends DomainEvent, State, Model>(
  subject: Subject<Command, Event, State, Model>,
) => {
  const { aggregate, commands } = subject;
  const toOneStream = fc
    .tuple(commands, fc.array(commands, { maxLength: 12 }))
    .map(([first, others]) => [first, ...others.filter((other) => subject.idOf(other) === subject.idOf(first))]);

  const past = (commandId: string, event: Event): PastEvent<Event> => ({
    event,
    stored: {
      streamId: aggregate.category,
      id: '',
      revision: 0n,
      type: event.type,
      created: new Date(0),
      data: new Uint8Array(),
      metadata: { commandId },
      position: { commit: 0n, prepare: 0n },
    },
  });
  const eventsOf = (history: readonly PastEvent<Event>[]) => history.map(({ event }) => event);
  const seen = (history: readonly PastEvent<Event>[]) => subject.seen(stateAfter(aggregate, eventsOf(history)));

  /** The history after each command that recorded events. */
  const lifeOf = (all: readonly Command[]) =>
    all.reduce<readonly PastEvent<Event>[][]>((lives, command, index) => {
      const history = lives.at(-1) ?? [];
      const answer = decided(aggregate, stateAfter(aggregate, eventsOf(history)), command);
      if (typeof answer === 'string' || answer.length === 0) return lives;
      return [...lives, [...history, ...answer.map((event) => past(String(index), event))]];
    }, []);

  const undo = (history: readonly PastEvent<Event>[], commandId: string) => {
    try {
      const events = eventsOfUndo(aggregate, history, commandId);
      return events.map((event) => past(`undo of ${commandId}`, aggregate.events.parse(event)));
    } catch (error) {
      if (error instanceof Rejection && error.code === 'changed_since') return 'changed_since';
      throw error;
    }
  };
  const idOf = (history: readonly PastEvent<Event>[]) => history.at(-1)?.stored.metadata['commandId'] ?? '';

  const check = (property: (lives: readonly (readonly PastEvent<Event>[])[], which: number) => void) =>
    fc.assert(
      fc.property(toOneStream, fc.nat(), (all, which) => property(lifeOf(all), which)),
      runs,
    );

  const timeout = 30_000 + runs.numRuns * 20;
  describe(`${aggregate.category}: any history`, { tags: ['R34'], timeout }, () => {
    it('can be undone exactly, last change first', () => {
      check((lives) => {
        const [came, wanted]: [Model[], Model[]] = [[], []];
        let history: readonly PastEvent<Event>[] = lives.at(-1) ?? [];
        for (const [index, life] of [...lives.entries()].toReversed()) {
          const undone = undo(history, idOf(life));
          if (undone === 'changed_since') break; // erased things do not return
          history = [...history, ...undone];
          const before = lives[index - 1];
          if (!before) break;
          came.push(seen(history));
          wanted.push(seen(before));
        }
        expect(came).toEqual(wanted);
      });
    });

    it('can be undone in any order, or the undo is rejected, without losing later changes', () => {
      check((lives, which) => {
        const history = lives.at(-1) ?? [];
        const chosen = lives[which % Math.max(1, lives.length)] ?? [];
        const undone = chosen.length > 0 ? undo(history, idOf(chosen)) : [];
        if (undone === 'changed_since' || undone.length === 0) return;
        // without the undo's events the state is as before
        const after = [...history, ...undone];
        const again = undo(after, idOf(after));
        expect(again === 'changed_since' ? again : seen([...after, ...again])).toEqual(seen(history));
      });
    });
  });
};

canBeTakenBack(taskSubject);
canBeTakenBack(classSubject);
canBeTakenBack(calendarEventSubject);
canBeTakenBack(cardReviewSubject);
canBeTakenBack({ ...gradeSubject, commands: gradeSubject.commands.filter(({ type }) => type !== 'DeleteGrades') });
canBeTakenBack({
  ...syllabusReviewSubject,
  seen(state) {
    const known = syllabusReviewSubject.seen(state);
    // "none" is recorded where nothing was decided before
    return typeof known === 'string' || 'erased' in known ? known : { ...known, made: {} };
  },
});

const visible = <One extends { readonly deleted: boolean }>(all: Readonly<Record<string, One>>) =>
  Object.fromEntries(Object.entries(all).filter(([, { deleted }]) => !deleted));
/** A workflow's writes are undone with their set or test. */
const byStudents = ({ type }: { readonly type: string }) => !/^(?:Request|Record)/.test(type);

canBeTakenBack({
  ...flashcardSetSubject,
  commands: flashcardSetSubject.commands.filter(byStudents),
  seen(state) {
    const known = flashcardSetSubject.seen(state);
    return known && { ...known, parts: visible(known.parts) };
  },
});
canBeTakenBack({
  ...practiceTestSubject,
  commands: practiceTestSubject.commands.filter(byStudents),
  seen(state) {
    const known = practiceTestSubject.seen(state);
    return known && { ...known, parts: visible(known.parts) };
  },
});
