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

describe('erasing', () => {
  const { given } = specOf(user);
  const erasedFact: UserEvent = { type: 'UserErased', data: { userId: ann } };
  it('is recorded once', () => {
    given(registered).when({ type: 'EraseUser', userId: ann }).then(erasedFact);
    given(registered, erasedFact).when({ type: 'EraseUser', userId: ann }).then();
  });
  it('is for students that there are', () => {
    given().when({ type: 'EraseUser', userId: ann }).thenRejects('not_found');
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
  it('is free again when its student goes, and nobody else can give it away', () => {
    const released: EmailEvent = { type: 'EmailReleased', data: { userId: ann } };
    given(reserved).when({ type: 'ReleaseEmail', userId: ann }).then(released);
    given(reserved).when({ type: 'ReleaseEmail', userId: bob }).then();
    given(reserved, released)
      .when({ type: 'ReserveEmail', userId: bob })
      .then({ type: 'EmailReserved', data: { userId: bob } });
  });
});
