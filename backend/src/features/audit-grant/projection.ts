import type { GrantScope, GrantState, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { AuditGrantEvent } from './events.ts';

export interface AuditGrantRow {
  ownerId: UserId;
  auditorId: UserId;
  scope: GrantScope | null;
  reason: string;
  days: number;
  state: GrantState;
  requestedAt: string;
  until: string | null;
  decidedBy: UserId | null;
  decidedAt: string | null;
  endedAt: string | null;
  looks: number;
}

const notDecided = { until: null, decidedBy: null, decidedAt: null, endedAt: null, looks: 0 };

export const auditGrantList: Projection<AuditGrantEvent, AuditGrantRow> = {
  name: 'audit-grant-list',
  version: 1, // raise it to rebuild from the first event
  table: 'audit_grant_list',
  events: AuditGrantEvent,
  categories: ['auditGrant'],
  queryKeys: ['/api/history'],
  key: (event) => event.data.auditGrantId,

  evolve(row, event, { recordedAt }) {
    if (event.type === 'GrantRequested') {
      const { ownerId, auditorId, scope, reason, days } = event.data;
      return { ownerId, auditorId, scope, reason, days, state: 'requested', requestedAt: recordedAt, ...notDecided };
    }
    if (!row) return null;
    switch (event.type) {
      case 'GrantGiven': {
        const { by, until } = event.data;
        return { ...row, state: 'given', decidedBy: by, decidedAt: recordedAt, until };
      }
      case 'GrantRefused':
        return { ...row, state: 'refused', decidedBy: event.data.by, decidedAt: recordedAt };
      case 'GrantEnded':
        return { ...row, state: 'ended', endedAt: recordedAt };
      case 'HistoryRead':
        return { ...row, looks: row.looks + 1 };
    }
  },
};
