import { ClassForm, ClassId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { studentClass } from './decider.ts';
import type { ClassEvent } from './events.ts';

const { given } = specOf(studentClass);
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const form = ClassForm.parse({ name: 'Organic Chemistry', courseCode: 'CHEM 201', color: 'green' });
const added: ClassEvent = { type: 'ClassAdded', data: { classId, ownerId: ann, ...form } };

describe('adding a class', () => {
  it('records what the student filled in, with the defaults for the rest', () => {
    given()
      .when({ type: 'AddClass', classId, by: ann, form })
      .then({
        type: 'ClassAdded',
        data: {
          classId,
          ownerId: ann,
          name: 'Organic Chemistry',
          courseCode: 'CHEM 201',
          instructor: null,
          color: 'green',
          classType: 'general',
          description: null,
        },
      });
  });
  it('refuses an id that is taken', () => {
    given(added).when({ type: 'AddClass', classId, by: ann, form }).thenRejects('already_exists');
  });
});
