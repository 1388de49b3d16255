import type { Aggregate } from '../../platform/domain/index.ts';
import { practiceAttempt, type PracticeAttempt, type PracticeAttemptCommand } from './decider.ts';
import { PracticeAttemptEvent } from './events.ts';

export const practiceAttemptAggregate: Aggregate<PracticeAttemptCommand, PracticeAttemptEvent, PracticeAttempt | null> =
  {
    category: 'practiceAttempt',
    decider: practiceAttempt,
    events: PracticeAttemptEvent,
  };
