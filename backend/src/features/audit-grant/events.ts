import { AuditGrantId, GrantScope, Instant, UserId } from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ auditGrantId: AuditGrantId });
const by = id.extend({ by: UserId });

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const AuditGrantEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('GrantRequested'),
    data: id.extend({
      /** The student whose contents it is about. */
      ownerId: UserId,
      auditorId: UserId,
      /** null: everything of the student. */
      scope: GrantScope.nullable(),
      reason: z.string(),
      days: z.number().int(),
    }),
  }),
  /** `by`: the operator. */
  z.object({ type: z.literal('GrantGiven'), data: by.extend({ until: Instant }) }),
  z.object({ type: z.literal('GrantRefused'), data: by }),
  /** `by`: the operator, or the auditor whose request or grant it is. */
  z.object({ type: z.literal('GrantEnded'), data: by }),
  /** An auditor looked at what the student wrote. Recorded before it was shown. */
  z.object({
    type: z.literal('HistoryRead'),
    data: id.extend({
      lookId: z.uuid(),
      auditorId: UserId,
      subject: z.string(),
      subjectId: z.string(),
      /** null: the state of the thing was read, at these moments. */
      eventId: z.string().nullable(),
      moments: z.array(z.string()),
    }),
  }),
]);
export type AuditGrantEvent = z.infer<typeof AuditGrantEvent>;
