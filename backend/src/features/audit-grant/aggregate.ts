import type { Aggregate } from '../../platform/domain/index.ts';
import { auditGrant, type AuditGrant, type AuditGrantCommand } from './decider.ts';
import { AuditGrantEvent } from './events.ts';

export const auditGrantAggregate: Aggregate<AuditGrantCommand, AuditGrantEvent, AuditGrant | null> = {
  category: 'auditGrant',
  decider: auditGrant,
  events: AuditGrantEvent,
};
