import { z } from 'zod';
import { ThingKind } from './audit.ts';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { UserId } from './ids.ts';

export const AuditGrantId = z.uuid().brand<'AuditGrantId'>();
export type AuditGrantId = z.infer<typeof AuditGrantId>;

export const auditGrantLimits = {
  /** For how long a grant may be good. */
  days: 30,
  reason: 500,
  /** Requests and grants of one auditor that are not over. */
  open: 50,
  /** Looks under one grant. */
  looks: 1000,
  /** Grants in a list, the newest first. */
  listed: 200,
  /** Looks on one page. */
  page: 100,
} as const;

/** A class with what is in it, or any other thing alone. */
export const GrantScope = z.object({ subject: ThingKind, subjectId: z.uuid() });
export type GrantScope = z.infer<typeof GrantScope>;

export const grantStates = ['requested', 'given', 'refused', 'ended'] as const;
export type GrantState = (typeof grantStates)[number];

/** An auditor's leave to read what one student wrote. It is over at `until` even while it is `given`. */
export const AuditGrantView = z.object({
  id: AuditGrantId,
  /** The student. The address is null for an account that is gone. */
  ownerId: UserId,
  student: z.string().nullable(),
  auditorId: UserId,
  auditor: z.string().nullable(),
  /** Null: everything of the student. */
  scope: GrantScope.nullable(),
  reason: z.string(),
  /** For how many days it was requested. */
  days: z.int(),
  state: z.enum(grantStates),
  requestedAt: Instant,
  /** Null until it was given. */
  until: Instant.nullable(),
  /** Null until it was given or refused: the account of the operator who did. */
  decidedBy: UserId.nullable(),
  decidedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** How often it was used. */
  looks: z.int(),
});
export type AuditGrantView = z.infer<typeof AuditGrantView>;

const Grants = z.array(AuditGrantView).max(auditGrantLimits.listed);
const params = z.object({ id: AuditGrantId });

export const GrantRequest = z.object({
  ownerId: UserId,
  /** Null: everything of the student. */
  scope: GrantScope.nullable(),
  reason: z.string().trim().min(1, 'Please say why').max(auditGrantLimits.reason, 'Please use 500 characters at most'),
  days: z.int().min(1).max(auditGrantLimits.days),
});
export type GrantRequest = z.infer<typeof GrantRequest>;

/** Asks for a grant; the student sees that. 404 for an unknown student, 409 `grants_full`. */
export const requestGrant = endpoint({
  method: 'POST',
  path: '/api/audit/grants',
  body: GrantRequest,
  result: z.object({ id: AuditGrantId }),
  status: 201,
  role: 'auditor',
});

/** The auditor's own, newest first. */
export const listGrants = endpoint({ method: 'GET', path: '/api/audit/grants', result: Grants, role: 'auditor' });

/** Ends an auditor's own request or grant. */
export const withdrawGrant = endpoint({
  method: 'DELETE',
  path: '/api/audit/grants/:id',
  params,
  result: z.undefined(),
  role: 'auditor',
});

/** Of all auditors: what waits for a decision first, then newest first. */
export const listGrantRequests = endpoint({
  method: 'GET',
  path: '/api/operations/grants',
  result: Grants,
  role: 'operator',
});

/** 403 `own_request` for the auditor who asked, 409 `grant_decided`. A grant is good for its days from now on. */
export const decideGrant = endpoint({
  method: 'PUT',
  path: '/api/operations/grants/:id/decision',
  params,
  body: z.object({ given: z.boolean() }),
  result: z.undefined(),
  role: 'operator',
});

export const endGrant = endpoint({
  method: 'DELETE',
  path: '/api/operations/grants/:id',
  params,
  result: z.undefined(),
  role: 'operator',
});

/** One look at contents: recorded before they are answered. */
export const AuditLook = z.object({
  id: z.uuid(),
  grantId: AuditGrantId,
  ownerId: UserId,
  auditorId: UserId,
  auditor: z.string().nullable(),
  reason: z.string().nullable(),
  subject: z.string(),
  subjectId: z.string(),
  /** The event that was opened; null for the state of the thing. */
  eventId: z.string().nullable(),
  /** The moments at which the state was read: instants or positions. */
  moments: z.array(z.string()),
  lookedAt: Instant,
});
export type AuditLook = z.infer<typeof AuditLook>;

const Cursor = z
  .string()
  .max(80)
  .regex(/^\d{4}-[\dT:.-]{1,24}Z_[0-9a-f-]{36}$/, 'Not a page of the access log');

/** What all auditors looked at, newest first. */
export const listLooks = endpoint({
  method: 'GET',
  path: '/api/audit/looks',
  query: z.object({ before: Cursor.optional(), owner: z.uuid().optional() }),
  result: z.object({ looks: z.array(AuditLook).max(auditGrantLimits.page), next: Cursor.nullable() }),
  role: 'auditor',
});
