import { classColors, classTypes, type ClassForm, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { classAggregate } from '../../features/class/aggregate.ts';
import type { Class, ClassCommand } from '../../features/class/decider.ts';
import type { ClassEvent } from '../../features/class/events.ts';
import { named, type Subject } from '../subject.ts';
import { classIds, maybeTexts, termIds, texts, userIds } from '../values.ts';

const fields = {
  name: texts,
  courseCode: maybeTexts,
  instructor: maybeTexts,
  color: fc.constantFrom(...classColors),
  classType: fc.constantFrom(...classTypes),
  description: maybeTexts,
  termId: fc.option(termIds),
};
const target = { classId: classIds, by: userIds };

type There = ClassForm & { of: UserId; archived: boolean };
type Known = 'nothing' | { deleted: UserId } | { erased: UserId } | There;

const ownerOf = (known: Exclude<Known, 'nothing'>) =>
  'deleted' in known ? known.deleted : 'erased' in known ? known.erased : known.of;

export const classSubject: Subject<ClassCommand, ClassEvent, Class | null, Known> = {
  aggregate: classAggregate,
  idOf: ({ classId }) => classId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    { weight: 2, arbitrary: fc.record({ ...target, type: fc.constant('AddClass' as const), form: fc.record(fields) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        ...target,
        type: fc.constantFrom(
          'ArchiveClass' as const,
          'ReopenClass' as const,
          'DeleteClass' as const,
          'EraseClass' as const,
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...target,
        type: fc.constant('ChangeClass' as const),
        change: fc.record(fields, { requiredKeys: [] }),
      }),
    },
  ),
  unknown: 'nothing',

  after(known, command) {
    const { by, type } = command;
    if (type === 'AddClass') {
      if (known !== 'nothing') return { refused: 'already_exists' };
      return { known: { ...command.form, of: by, archived: false } };
    }
    if (known === 'nothing' || ownerOf(known) !== by) return { refused: 'class_not_found' };
    if (type === 'EraseClass') return { known: 'deleted' in known ? { erased: by } : known };
    if (!('of' in known)) return { refused: 'class_not_found' };
    if (type === 'DeleteClass') return { known: { deleted: by } };
    if (type === 'ChangeClass') return { known: { ...known, ...named(command.change) } };
    return { known: { ...known, archived: type === 'ArchiveClass' } };
  },

  seen(state) {
    if (!state) return 'nothing';
    if (state.gone === 'deleted') return { deleted: state.ownerId };
    if (state.gone === 'erased') return { erased: state.ownerId };
    return { ...state.fields, of: state.ownerId, archived: state.archived };
  },
};
