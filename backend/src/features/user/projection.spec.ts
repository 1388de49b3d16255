import { UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { userList } from './projection.ts';

const userId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');

it('a registered student stands in the list with the time of registration and no picture', () => {
  const data = { userId, email: 'ann@example.edu', firstName: 'Ann', lastName: 'Lee' };
  const event = { type: 'UserRegistered', data } as const;
  const recorded = { ownerId: userId, recordedAt: '2026-11-21T10:00:00.000Z' };
  expect(userList.evolve(null, event, recorded)).toEqual({
    email: 'ann@example.edu',
    firstName: 'Ann',
    lastName: 'Lee',
    profileImageUrl: null,
    createdAt: '2026-11-21T10:00:00.000Z',
  });
});

it('one who is to be erased stands there no more', () => {
  const row = { email: 'ann@example.edu', firstName: 'Ann', lastName: 'Lee', profileImageUrl: null, createdAt: '' };
  const recorded = { ownerId: userId, recordedAt: '2026-11-21T10:00:00.000Z' };
  expect(userList.evolve(row, { type: 'UserErased', data: { userId } }, recorded)).toBeNull();
});
