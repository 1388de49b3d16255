import type { AuditGrantId, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { AuditGrantEvent } from './events.ts';

export interface AuditLookRow {
  ownerId: UserId;
  auditorId: UserId;
  grantId: AuditGrantId;
  subject: string;
  subjectId: string;
  eventId: string | null;
  moments: string[];
  lookedAt: string;
}

/** The access log: one row per look at contents. */
export const auditLookList: Projection<AuditGrantEvent, AuditLookRow> = {
  name: 'audit-look-list',
  version: 1, // raise it to rebuild from the first event
  table: 'audit_look_list',
  events: AuditGrantEvent,
  categories: ['auditGrant'],
  queryKeys: ['/api/history'],
  key: (event) => (event.type === 'HistoryRead' ? event.data.lookId : null),

  evolve(row, event, { ownerId, recordedAt }) {
    if (event.type !== 'HistoryRead') return row;
    const { auditGrantId: grantId, auditorId, subject, subjectId, eventId, moments } = event.data;
    return {
      ownerId: ownerId as UserId,
      auditorId,
      grantId,
      subject,
      subjectId,
      eventId,
      moments,
      lookedAt: recordedAt,
    };
  },
};
