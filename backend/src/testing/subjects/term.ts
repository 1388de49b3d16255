import type { TermForm, UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { termAggregate } from '../../features/term/aggregate.ts';
import type { Term, TermCommand } from '../../features/term/decider.ts';
import type { TermEvent } from '../../features/term/events.ts';
import type { Subject } from '../subject.ts';
import { days, termIds, texts, userIds } from '../values.ts';

const form = fc.record({
  name: texts,
  first: days,
  last: days,
  breaks: fc.array(fc.record({ name: texts, first: days, last: days }), { maxLength: 2 }),
  rotationDays: fc.option(fc.integer({ min: 2, max: 12 })),
});
const target = { termId: termIds, by: userIds };

type Known = 'nothing' | 'deleted' | (TermForm & { of: UserId });

export const termSubject: Subject<TermCommand, TermEvent, Term | null, Known> = {
  aggregate: termAggregate,
  idOf: ({ termId }) => termId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ ...target, type: fc.constantFrom('AddTerm' as const, 'ChangeTerm' as const), form }),
    },
    { weight: 1, arbitrary: fc.record({ ...target, type: fc.constant('DeleteTerm' as const) }) },
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'AddTerm') {
      return known === 'nothing' ? { known: { ...command.form, of: command.by } } : { refused: 'already_exists' };
    }
    if (typeof known === 'string' || known.of !== command.by) return { refused: 'term_not_found' };
    if (command.type === 'DeleteTerm') return { known: 'deleted' };
    return { known: { ...command.form, of: command.by } };
  },

  seen(state) {
    if (!state) return 'nothing';
    return state.deleted ? 'deleted' : { ...state.fields, of: state.ownerId };
  },
};
