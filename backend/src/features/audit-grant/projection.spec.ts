import { AuditGrantId, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { AuditGrantEvent } from './events.ts';
import { auditLookList } from './look-projection.ts';
import { auditGrantList } from './projection.ts';

const auditGrantId = AuditGrantId.parse('d2b9a6f0-5c1e-4f6a-8b7d-3e9c0a1b2c3d');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const auditorId = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const by = UserId.parse('9b0c7d1e-2f3a-4b5c-8d6e-7f8091a2b3c4');
const recorded = { ownerId, recordedAt: '2026-11-26T09:00:00.000Z' };
const until = '2026-12-03T09:00:00.000Z';
const thing = { subject: 'task', subjectId: '0a4c7a50-95b4-43f4-8a6b-2d5c8c3f6e77', eventId: null, moments: ['41'] };
const terms = { scope: null, reason: 'Case 17', days: 7 };
const requested: AuditGrantEvent = { type: 'GrantRequested', data: { auditGrantId, ownerId, auditorId, ...terms } };
const read: AuditGrantEvent = {
  type: 'HistoryRead',
  data: { auditGrantId, auditorId, lookId: auditGrantId, ...thing },
};

const after = (...events: readonly AuditGrantEvent[]) =>
  events.reduce<ReturnType<typeof auditGrantList.evolve>>(
    (row, event) => auditGrantList.evolve(row, event, recorded),
    null,
  );

it('the list of grants shows who asked for what, the decision and how often it was used', () => {
  const [given, ended] = [
    { type: 'GrantGiven', data: { auditGrantId, by, until } },
    { type: 'GrantEnded', data: { auditGrantId, by } },
  ] as const;
  expect(after(requested)).toMatchObject({ ownerId, auditorId, ...terms, state: 'requested', until: null, looks: 0 });
  expect(after(requested, given, read)).toMatchObject({ state: 'given', decidedBy: by, until, looks: 1 });
  expect(after(requested, given, ended)).toMatchObject({ state: 'ended', endedAt: recorded.recordedAt });
  expect(after(requested, { type: 'GrantRefused', data: { auditGrantId, by } })).toMatchObject({ state: 'refused' });
  expect(after(read)).toBeNull();
});

it('the access log has a row for each look', () => {
  expect(auditLookList.key(requested)).toBeNull();
  expect(auditLookList.key(read)).toBe(auditGrantId);
  const row = { ownerId, auditorId, grantId: auditGrantId, ...thing, lookedAt: recorded.recordedAt };
  expect(auditLookList.evolve(null, read, recorded)).toEqual(row);
  expect(auditLookList.evolve(null, requested, recorded)).toBeNull();
});
