import { classColors, classTypes, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { classAggregate } from '../../features/class/aggregate.ts';
import type { Class, ClassCommand } from '../../features/class/decider.ts';
import type { ClassEvent } from '../../features/class/events.ts';
import type { Subject } from '../subject.ts';
import { classIds, maybeTexts, texts, userIds } from '../values.ts';

export const classSubject: Subject<ClassCommand, ClassEvent, Class | null, UserId | null> = {
  aggregate: classAggregate,
  idOf: ({ classId }) => classId,
  ownerOf: ({ by }) => by,
  commands: fc.record({
    type: fc.constant('AddClass' as const),
    classId: classIds,
    by: userIds,
    form: fc.record({
      name: texts,
      courseCode: maybeTexts,
      instructor: maybeTexts,
      color: fc.constantFrom(...classColors),
      classType: fc.constantFrom(...classTypes),
      description: maybeTexts,
    }),
  }),
  unknown: null,
  after: (known, { by }) => (known ? { refused: 'already_exists' } : { known: by }),
  seen: (state) => state && state.ownerId,
};
