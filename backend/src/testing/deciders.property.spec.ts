import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '../platform/domain/index.ts';
import { runs } from './runs.ts';
import { decided, stateAfter, type Subject } from './subject.ts';
import { calendarEventSubject } from './subjects/calendar-event.ts';
import { gradeSubject } from './subjects/grade.ts';
import { meetingSubject } from './subjects/meeting.ts';
import { termSubject } from './subjects/term.ts';
import { accessTokenSubject } from './subjects/access-token.ts';
import { auditGrantSubject } from './subjects/audit-grant.ts';
import { calendarFeedSubject } from './subjects/calendar-feed.ts';
import { calendarSubscriptionSubject } from './subjects/calendar-subscription.ts';
import { cardReviewSubject } from './subjects/card-review.ts';
import { classSubject } from './subjects/class.ts';
import { conversationSubject } from './subjects/conversation.ts';
import { documentSubject } from './subjects/document.ts';
import { flashcardSetSubject } from './subjects/flashcard-set.ts';
import { practiceAttemptSubject } from './subjects/practice-attempt.ts';
import { practiceTestSubject } from './subjects/practice-test.ts';
import { releaseSubject } from './subjects/release.ts';
import { reminderSubject } from './subjects/reminder.ts';
import { studyPlanSubject } from './subjects/study-plan.ts';
import { syllabusReviewSubject } from './subjects/syllabus-review.ts';
import { taskSubject } from './subjects/task.ts';
import { emailSubject, userSubject } from './subjects/user.ts';

const keepsItsPromises = <Command extends { type: string }, Event extends DomainEvent, State, Model>(
  subject: Subject<Command, Event, State, Model>,
) => {
  const { aggregate, commands } = subject;
  /** Commands to the same stream. */
  const toOneStream = fc
    .tuple(commands, fc.array(commands, { maxLength: 15 }))
    .map(([first, others]) => [first, ...others.filter((other) => subject.idOf(other) === subject.idOf(first))]);
  const check = (property: (commands: readonly Command[]) => void) =>
    fc.assert(fc.property(toOneStream, property), runs);

  /** Runs commands one after the other and returns each outcome. */
  const lifeOf = (
    all: readonly Command[],
    each: (before: readonly Event[], command: Command) => void = () => undefined,
  ) =>
    all.reduce<readonly Event[]>((history, command) => {
      each(history, command);
      const answer = decided(aggregate, stateAfter(aggregate, history), command);
      return typeof answer === 'string' ? history : [...history, ...answer];
    }, []);

  const timeout = 30_000 + runs.numRuns * 20;
  describe(`${aggregate.category}: any commands in any order`, { tags: ['R34'], timeout }, () => {
    it('have the outcome of the model', () => {
      check((all) => {
        let known = subject.unknown;
        lifeOf(all, (history, command) => {
          const answer = decided(aggregate, stateAfter(aggregate, history), command);
          const outcome =
            typeof answer === 'string'
              ? { refused: answer }
              : { known: subject.seen(stateAfter(aggregate, [...history, ...answer])) };
          expect(outcome).toEqual(subject.after(known, command));
          if ('known' in outcome) known = outcome.known;
        });
      });
    });

    it('are recorded once: repeating a command records nothing more', () => {
      check((all) => {
        lifeOf(all, (history, command) => {
          const answer = decided(aggregate, stateAfter(aggregate, history), command);
          if (typeof answer === 'string') return;
          const again = decided(aggregate, stateAfter(aggregate, [...history, ...answer]), command);
          expect(typeof again === 'string' ? [] : again).toEqual([]);
        });
      });
    });

    it('are recorded in the stored shape, unchanged by JSON', () => {
      check((all) => {
        for (const event of lifeOf(all)) {
          expect(aggregate.events.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
        }
      });
    });

    it('are decided the same way every time, without changing state or command', () => {
      check((all) => {
        lifeOf(all, (history, command) => {
          const [state, before] = [stateAfter(aggregate, history), structuredClone(command)];
          const copy = structuredClone(state);
          const answer = decided(aggregate, state, command);
          expect(decided(aggregate, state, command)).toEqual(answer);
          expect([state, command]).toEqual([copy, before]);
        });
      });
    });
  });
};

keepsItsPromises(taskSubject);
keepsItsPromises(calendarEventSubject);
keepsItsPromises(calendarFeedSubject);
keepsItsPromises(calendarSubscriptionSubject);
keepsItsPromises(accessTokenSubject);
keepsItsPromises(auditGrantSubject);
keepsItsPromises(termSubject);
keepsItsPromises(meetingSubject);
keepsItsPromises(gradeSubject);
keepsItsPromises(releaseSubject);
keepsItsPromises(reminderSubject);
keepsItsPromises(studyPlanSubject);
keepsItsPromises(documentSubject);
keepsItsPromises(syllabusReviewSubject);
keepsItsPromises(conversationSubject);
keepsItsPromises(flashcardSetSubject);
keepsItsPromises(practiceTestSubject);
keepsItsPromises(practiceAttemptSubject);
keepsItsPromises(cardReviewSubject);
keepsItsPromises(classSubject);
keepsItsPromises(userSubject);
keepsItsPromises(emailSubject);
