import type { UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { auditGrantAggregate } from '../../features/audit-grant/aggregate.ts';
import type { AuditGrant, AuditGrantCommand } from '../../features/audit-grant/decider.ts';
import type { AuditGrantEvent } from '../../features/audit-grant/events.ts';
import type { Subject } from '../subject.ts';
import { auditGrantIds, taskIds, texts, userIds } from '../values.ts';

const target = { auditGrantId: auditGrantIds, ownerId: userIds, by: userIds };
const times = fc.constantFrom('2026-11-01T09:00:00.000Z', '2026-11-02T09:00:00.000Z', '2026-11-20T09:00:00.000Z');
const things = fc.record({ subject: fc.constant('task'), subjectId: taskIds });

type Known =
  | 'nothing'
  | {
      of: UserId;
      auditor: UserId;
      days: number;
      state: AuditGrant['state'];
      until: string | null;
      looks: number;
      last: string;
    };

const daysAfter = (at: string, days: number) => {
  const date = new Date(at);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString();
};

export const auditGrantSubject: Subject<AuditGrantCommand, AuditGrantEvent, AuditGrant | null, Known> = {
  aggregate: auditGrantAggregate,
  idOf: ({ auditGrantId }) => auditGrantId,
  ownerOf: ({ ownerId }) => ownerId,
  commands: fc.oneof(
    fc.record({
      ...target,
      type: fc.constant('RequestGrant' as const),
      terms: fc.record({ scope: fc.option(things), reason: texts, days: fc.integer({ min: 1, max: 30 }) }),
    }),
    fc.record({ ...target, type: fc.constant('GiveGrant' as const), at: times }),
    fc.record({ ...target, type: fc.constant('RefuseGrant' as const) }),
    fc.record({ ...target, type: fc.constant('EndGrant' as const), role: fc.constantFrom('auditor', 'operator') }),
    fc.record({
      ...target,
      type: fc.constant('RecordLook' as const),
      lookId: fc.uuid(),
      at: times,
      looked: fc.record({
        subject: fc.constant('task'),
        subjectId: taskIds,
        eventId: fc.option(fc.uuid()),
        moments: fc.array(times, { maxLength: 2 }),
      }),
    }),
  ),
  unknown: 'nothing',

  after(known, command) {
    const { type, by, ownerId } = command;
    if (type === 'RequestGrant') {
      if (known !== 'nothing') return { refused: 'already_exists' };
      const { days } = command.terms;
      return { known: { of: ownerId, auditor: by, days, state: 'requested', until: null, looks: 0, last: '' } };
    }
    if (known === 'nothing' || known.of !== ownerId) return { refused: 'grant_not_found' };
    const isOwn = known.auditor === by;
    if (type === 'EndGrant') {
      if (command.role === 'auditor' && !isOwn) return { refused: 'grant_not_found' };
      return { known: known.state === 'refused' ? known : { ...known, state: 'ended' } };
    }
    if (type === 'RecordLook') {
      const isGood = isOwn && known.state === 'given' && Date.parse(command.at) < Date.parse(known.until ?? '');
      if (!isGood) return { refused: 'no_grant' };
      const isNew = command.lookId !== known.last;
      return { known: { ...known, looks: known.looks + (isNew ? 1 : 0), last: command.lookId } };
    }
    if (isOwn) return { refused: 'own_request' };
    if (known.state !== 'requested') return { refused: 'grant_decided' };
    if (type === 'RefuseGrant') return { known: { ...known, state: 'refused' } };
    return { known: { ...known, state: 'given', until: daysAfter(command.at, known.days) } };
  },

  seen(state) {
    if (!state) return 'nothing';
    const { ownerId, auditorId, lookId, ...rest } = state;
    return { of: ownerId, auditor: auditorId, last: lookId ?? '', ...rest };
  },
};
