import { AuditGrantId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { auditGrant } from './decider.ts';
import type { AuditGrantEvent } from './events.ts';

const { given } = specOf(auditGrant);
const auditGrantId = AuditGrantId.parse('d2b9a6f0-5c1e-4f6a-8b7d-3e9c0a1b2c3d');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const auditor = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const operator = UserId.parse('9b0c7d1e-2f3a-4b5c-8d6e-7f8091a2b3c4');
const taskId = '0a4c7a50-95b4-43f4-8a6b-2d5c8c3f6e77';
const target = { auditGrantId, ownerId };
const terms = { scope: null, reason: 'Case 17', days: 7 };
const at = '2026-11-26T09:00:00.000Z';
const until = '2026-12-03T09:00:00.000Z';
const requested: AuditGrantEvent = { type: 'GrantRequested', data: { ...target, auditorId: auditor, ...terms } };
const granted: AuditGrantEvent = { type: 'GrantGiven', data: { auditGrantId, by: operator, until } };
const ended: AuditGrantEvent = { type: 'GrantEnded', data: { auditGrantId, by: auditor } };
const looked = { subject: 'task', subjectId: taskId, eventId: taskId, moments: [] };
const look = { type: 'RecordLook', ...target, by: auditor, lookId: taskId, at, looked } as const;

describe('a grant', () => {
  it('is requested by an auditor, and lasts its days from when a second person gives it', () => {
    given()
      .when({ type: 'RequestGrant', ...target, by: auditor, terms })
      .then(requested);
    given(requested)
      .when({ type: 'GiveGrant', ...target, by: operator, at })
      .then(granted);
  });
  it('is not given by the auditor who asked', () => {
    given(requested)
      .when({ type: 'GiveGrant', ...target, by: auditor, at })
      .thenRejects('own_request');
  });
  it('is decided once', () => {
    given(requested, granted)
      .when({ type: 'RefuseGrant', ...target, by: operator })
      .thenRejects('grant_decided');
  });
  it('is ended by its auditor or any operator, and by no other auditor', () => {
    given(requested, granted)
      .when({ type: 'EndGrant', ...target, by: auditor, role: 'auditor' })
      .then(ended);
    given(requested, granted)
      .when({ type: 'EndGrant', ...target, by: operator, role: 'auditor' })
      .thenRejects('grant_not_found');
  });
});

describe('a look at contents', () => {
  it('is recorded under a grant that is good', () => {
    given(requested, granted)
      .when(look)
      .then({ type: 'HistoryRead', data: { auditGrantId, lookId: taskId, auditorId: auditor, ...looked } });
  });
  it('takes a grant that was given, has not ended and is not over, for this auditor', () => {
    given(requested).when(look).thenRejects('no_grant');
    given(requested, granted, ended).when(look).thenRejects('no_grant');
    given(requested, granted)
      .when({ ...look, at: until })
      .thenRejects('no_grant');
    given(requested, granted)
      .when({ ...look, by: operator })
      .thenRejects('no_grant');
  });
  it('is refused after a thousand', () => {
    const read: AuditGrantEvent = {
      type: 'HistoryRead',
      data: { auditGrantId, lookId: taskId, auditorId: auditor, ...looked },
    };
    given(requested, granted, ...Array.from({ length: 1000 }, () => read))
      .when({ ...look, lookId: auditGrantId })
      .thenRejects('grant_used_up');
  });
});
