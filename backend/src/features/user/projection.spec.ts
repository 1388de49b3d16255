import { PasskeyId, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { UserEvent } from './events.ts';
import { identityId, identityList } from './identity-provider/identity-projection.ts';
import { userList, type UserRow } from './projection.ts';

const userId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const passkeyId = PasskeyId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const recorded = { ownerId: userId, recordedAt: '2026-11-21T10:00:00.000Z' };
const row: UserRow = {
  email: 'ann@example.edu',
  emailVerified: false,
  firstName: 'Ann',
  lastName: 'Lee',
  profileImageUrl: null,
  pictureKey: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  roles: [],
  lockedAt: null,
  quotaBytes: null,
  quotaDocuments: null,
  quotaEvents: null,
};
const linked = { userId, issuer: 'https://accounts.google.com', subject: '1' };

it('a registered student is listed with the time of registration, no picture and an unverified address', () => {
  const data = { userId, email: 'ann@example.edu', firstName: 'Ann', lastName: 'Lee' };
  expect(userList.evolve(null, { type: 'UserRegistered', data }, recorded)).toEqual(row);
});

it.each<[UserEvent, object]>([
  [{ type: 'ProfileChanged', data: { userId, firstName: 'Anna' } }, { firstName: 'Anna' }],
  [{ type: 'EmailVerified', data: { userId } }, { emailVerified: true }],
  [{ type: 'PasswordChanged', data: { userId, changeId: userId, by: 'mailed-link' } }, {}],
  [{ type: 'IdentityLinked', data: linked }, {}],
  [{ type: 'SecondFactorTurnedOn', data: { userId, factorId: userId } }, {}],
  [{ type: 'SecondFactorTurnedOff', data: { userId, factorId: userId, by: 'student' } }, {}],
  [{ type: 'RecoveryCodesReplaced', data: { userId, factorId: userId, changeId: userId } }, {}],
  [{ type: 'RecoveryCodeUsed', data: { userId, factorId: userId, useId: userId } }, {}],
  [{ type: 'PasskeyAdded', data: { userId, passkeyId, name: 'Laptop' } }, {}],
  [{ type: 'PasskeyRenamed', data: { userId, passkeyId, name: 'Old laptop' } }, {}],
  [{ type: 'PasskeyRemoved', data: { userId, passkeyId, by: 'operator' } }, {}],
  [{ type: 'RoleGranted', data: { userId, role: 'operator' } }, { roles: ['auditor', 'operator'] }],
  [{ type: 'RoleTakenAway', data: { userId, role: 'auditor' } }, { roles: [] }],
  [{ type: 'AccountLocked', data: { userId, lockId: userId } }, { lockedAt: recorded.recordedAt }],
  [{ type: 'AccountUnlocked', data: { userId, lockId: userId } }, { lockedAt: null }],
  [
    { type: 'QuotaSet', data: { userId, bytes: 7, documents: null, events: 3 } },
    { quotaBytes: 7, quotaDocuments: null, quotaEvents: 3 },
  ],
  [{ type: 'AccountLookedAt', data: { userId, lookId: userId } }, {}],
  [{ type: 'SignedOutByOperator', data: { userId, signOutId: userId } }, {}],
])('%j changes nothing else', (event, change) => {
  const audited = { ...row, roles: ['auditor'] as const };
  expect(userList.evolve(audited, event, recorded)).toEqual({ ...audited, ...change });
});

it('a picture that we keep is listed with its file, and one elsewhere without', () => {
  const key = 'a'.repeat(64);
  const seen = (profileImageUrl: string | null) =>
    userList.evolve(
      { ...row, pictureKey: key },
      { type: 'ProfileChanged', data: { userId, profileImageUrl } },
      recorded,
    );
  expect(seen(`/api/account/picture/${key}`)?.pictureKey).toBe(key);
  expect(seen('https://example.edu/ann.png')?.pictureKey).toBeNull();
  expect(seen(null)?.pictureKey).toBeNull();
});

it('an erased student is not listed', () => {
  expect(userList.evolve(row, { type: 'UserErased', data: { userId } }, recorded)).toBeNull();
});

it('an identity belongs to the first student who linked it', () => {
  const event = { type: 'IdentityLinked', data: linked } as const;
  expect(identityList.key(event)).toBe(identityId(linked.issuer, linked.subject));
  const first = identityList.evolve(null, event, recorded);
  expect(first).toEqual({ ownerId: userId, issuer: linked.issuer, subject: linked.subject });
  const other = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
  expect(identityList.evolve(first, { ...event, data: { ...linked, userId: other } }, recorded)).toEqual(first);
});
