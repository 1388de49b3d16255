import type { Aggregate } from '../../platform/domain/index.ts';
import { type Class, type ClassCommand, studentClass } from './decider.ts';
import { ClassEvent } from './events.ts';
import { undoClass } from './undo.ts';

export const classAggregate: Aggregate<ClassCommand, ClassEvent, Class | null> = {
  category: 'class',
  decider: studentClass,
  events: ClassEvent,
  undo: undoClass,
};
