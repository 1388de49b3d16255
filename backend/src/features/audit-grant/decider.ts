import { type AuditGrantId, auditGrantLimits, type GrantScope, type GrantState, type UserId } from '@hub/contracts';
import { addDays, type Decider, Rejection } from '../../platform/domain/index.ts';
import type { AuditGrantEvent } from './events.ts';

/** What an auditor asks for. */
interface GrantTerms {
  readonly scope: GrantScope | null;
  readonly reason: string;
  readonly days: number;
}

/** What an auditor looks at. */
export interface Looked {
  readonly subject: string;
  readonly subjectId: string;
  readonly eventId: string | null;
  readonly moments: readonly string[];
}

/** `at`: ISO 8601 UTC with milliseconds. */
export type AuditGrantCommand = {
  readonly auditGrantId: AuditGrantId;
  readonly ownerId: UserId;
  readonly by: UserId;
} & (
  | { readonly type: 'RequestGrant'; readonly terms: GrantTerms }
  | { readonly type: 'GiveGrant'; readonly at: string }
  | { readonly type: 'RefuseGrant' }
  | { readonly type: 'EndGrant'; readonly role: 'auditor' | 'operator' }
  | { readonly type: 'RecordLook'; readonly lookId: string; readonly at: string; readonly looked: Looked }
);

export type AuditGrant = {
  ownerId: UserId;
  auditorId: UserId;
  days: number;
  state: GrantState;
  until: string | null;
  looks: number;
  /** The last look: the same again records nothing. */
  lookId: string | null;
};

/** The same time of day in UTC, that many days later. */
const later = (at: string, days: number) => {
  const day = 'YYYY-MM-DD'.length;
  return `${addDays(at.slice(0, day), days)}${at.slice(day)}`;
};

const evolveGrant = (grant: AuditGrant, event: AuditGrantEvent): AuditGrant => {
  switch (event.type) {
    case 'GrantRequested':
      return grant;
    case 'GrantGiven':
      return { ...grant, state: 'given', until: event.data.until };
    case 'GrantRefused':
      return { ...grant, state: 'refused' };
    case 'GrantEnded':
      return { ...grant, state: 'ended' };
    case 'HistoryRead':
      return { ...grant, looks: grant.looks + 1, lookId: event.data.lookId };
  }
};

/** @throws Rejection `own_request`, `grant_decided` */
const requireDecidable = ({ auditorId, state }: AuditGrant, by: UserId) => {
  if (auditorId === by) throw new Rejection('own_request');
  if (state !== 'requested') throw new Rejection('grant_decided');
};

export const auditGrant: Decider<AuditGrantCommand, AuditGrantEvent, AuditGrant | null> = {
  initialState: null,

  evolve(grant, event) {
    if (event.type !== 'GrantRequested') return grant && evolveGrant(grant, event);
    const { ownerId, auditorId, days } = event.data;
    return { ownerId, auditorId, days, state: 'requested', until: null, looks: 0, lookId: null };
  },

  decide(command, grant) {
    const { auditGrantId, ownerId, by } = command;
    if (command.type === 'RequestGrant') {
      if (grant) throw new Rejection('already_exists');
      return [{ type: 'GrantRequested', data: { auditGrantId, ownerId, auditorId: by, ...command.terms } }];
    }
    if (!grant || grant.ownerId !== ownerId) throw new Rejection('grant_not_found');
    switch (command.type) {
      case 'GiveGrant':
        requireDecidable(grant, by);
        return [{ type: 'GrantGiven', data: { auditGrantId, by, until: later(command.at, grant.days) } }];
      case 'RefuseGrant':
        requireDecidable(grant, by);
        return [{ type: 'GrantRefused', data: { auditGrantId, by } }];
      case 'EndGrant': {
        if (command.role === 'auditor' && grant.auditorId !== by) throw new Rejection('grant_not_found');
        const isOpen = grant.state === 'requested' || grant.state === 'given';
        return isOpen ? [{ type: 'GrantEnded', data: { auditGrantId, by } }] : [];
      }
      case 'RecordLook': {
        const isGood = grant.state === 'given' && grant.until !== null && command.at < grant.until;
        if (grant.auditorId !== by || !isGood) throw new Rejection('no_grant');
        if (grant.lookId === command.lookId) return [];
        if (grant.looks >= auditGrantLimits.looks) throw new Rejection('grant_used_up');
        const { lookId, looked } = command;
        const moments = [...looked.moments];
        return [{ type: 'HistoryRead', data: { auditGrantId, lookId, auditorId: by, ...looked, moments } }];
      }
    }
  },
};
