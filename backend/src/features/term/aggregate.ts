import type { Aggregate } from '../../platform/domain/index.ts';
import { term, type Term, type TermCommand } from './decider.ts';
import { TermEvent } from './events.ts';
import { undoTerm } from './undo.ts';

export const termAggregate: Aggregate<TermCommand, TermEvent, Term | null> = {
  category: 'term',
  decider: term,
  events: TermEvent,
  undo: undoTerm,
};
