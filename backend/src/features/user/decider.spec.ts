import { UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { emailReservation, user } from './decider.ts';
import type { EmailEvent, UserEvent } from './events.ts';

const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const facts = { userId: ann, email: 'ann@example.edu', firstName: 'Ann', lastName: 'Lee' };
const registered: UserEvent = { type: 'UserRegistered', data: facts };
const reserved: EmailEvent = { type: 'EmailReserved', data: { userId: ann } };

describe('registering', () => {
  const { given } = specOf(user);
  it('records the student', () => {
    given()
      .when({ type: 'RegisterUser', ...facts })
      .then(registered);
  });
  it('is refused a second time', () => {
    given(registered)
      .when({ type: 'RegisterUser', ...facts })
      .thenRejects('email_taken');
  });
});

describe('an address', () => {
  const { given } = specOf(emailReservation);
  it('goes to the first who asks', () => {
    given().when({ type: 'ReserveEmail', userId: ann }).then(reserved);
  });
  it('stays with the first when another one asks', () => {
    given(reserved).when({ type: 'ReserveEmail', userId: bob }).then();
  });
});
