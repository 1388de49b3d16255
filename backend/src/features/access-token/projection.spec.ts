import { AccessTokenId, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { AccessTokenEvent } from './events.ts';
import { accessTokenList } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const accessTokenId = AccessTokenId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const recorded = { ownerId, recordedAt: '2026-11-21T09:00:00.000Z' };
const terms = { name: 'Laptop', scopes: ['read' as const], expiresAt: '2027-01-01T00:00:00.000Z' };
const created: AccessTokenEvent = { type: 'AccessTokenCreated', data: { accessTokenId, ownerId, ...terms } };
const revoked: AccessTokenEvent = { type: 'AccessTokenRevoked', data: { accessTokenId } };

it('the list shows a new token with the time of its recording, and keeps the name of a revoked one', () => {
  const row = accessTokenList.evolve(null, created, recorded);
  expect(row).toEqual({ ownerId, ...terms, createdAt: recorded.recordedAt, revokedAt: null });
  const later = { ...recorded, recordedAt: '2026-11-22T09:00:00.000Z' };
  expect(accessTokenList.evolve(row, revoked, later)).toEqual({ ...row, revokedAt: later.recordedAt });
  expect(accessTokenList.evolve(null, revoked, later)).toBeNull();
});
