import type { Aggregate } from '../../platform/domain/index.ts';
import { practiceTest, type PracticeTestCommand } from './decider.ts';
import { PracticeTestEvent } from './events.ts';
import type { PracticeTest } from './state.ts';
import { undoPracticeTest } from './undo.ts';

export const practiceTestAggregate: Aggregate<PracticeTestCommand, PracticeTestEvent, PracticeTest | null> = {
  category: 'practiceTest',
  decider: practiceTest,
  events: PracticeTestEvent,
  undo: undoPracticeTest,
};
