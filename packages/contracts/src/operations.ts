import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { UserId } from './ids.ts';
import { Role } from './role.ts';

const role = 'operator' as const;
const about = z.object({ id: UserId });
const Limit = z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable();
const SmallLimit = z.number().int().positive().max(1_000_000).nullable();

/** Limits of one student alone; null: as for everyone. */
export const OwnQuota = z.object({ bytes: Limit, documents: SmallLimit, events: SmallLimit });
export type OwnQuota = z.infer<typeof OwnQuota>;

/** An account in numbers and times. Nothing of what the student wrote is ever in it. */
export const AccountRow = z.object({
  id: UserId,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  createdAt: Instant,
  /** Of the sessions that have not ended, to ten minutes; null without one. */
  lastSeenAt: Instant.nullable(),
  lockedAt: Instant.nullable(),
  roles: z.array(Role).readonly(),
  used: z.object({ bytes: z.number(), documents: z.number(), events: z.number() }),
  quota: OwnQuota,
});
export type AccountRow = z.infer<typeof AccountRow>;

export const AccountDetail = AccountRow.extend({
  emailVerified: z.boolean(),
  secondFactor: z.boolean(),
  sessions: z.number(),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

/** Accounts of one page at most. */
export const accountListSize = 50;

const Cursor = z
  .string()
  .max(60)
  .regex(/^\d{1,17}_[0-9a-f-]{36}$/, 'Not a page of the accounts');

export const AccountList = z.object({
  accounts: z.array(AccountRow).max(accountListSize),
  /** Null on the last page. */
  next: Cursor.nullable(),
});
export type AccountList = z.infer<typeof AccountList>;

/** Newest first; `search` is the beginning of an address or of a name, `before` the previous page's `next`. */
export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/operations/accounts',
  query: z.object({ search: z.string().trim().max(100).optional(), before: Cursor.optional() }),
  result: AccountList,
  role,
});

/** The student sees in the history that an operator looked: once an hour and operator. */
export const viewAccount = endpoint({
  method: 'GET',
  path: '/api/operations/accounts/:id',
  params: about,
  result: AccountDetail,
  role,
});

export const setQuota = endpoint({
  method: 'PUT',
  path: '/api/operations/accounts/:id/quota',
  params: about,
  body: OwnQuota,
  result: z.undefined(),
  role,
});

/** Ends every session of the account; a sign-in is refused with 403 `account_locked`. 409 `has_role`. */
export const lockAccount = endpoint({
  method: 'PUT',
  path: '/api/operations/accounts/:id/lock',
  params: about,
  result: z.undefined(),
  role,
});
export const unlockAccount = endpoint({
  method: 'DELETE',
  path: '/api/operations/accounts/:id/lock',
  params: about,
  result: z.undefined(),
  role,
});

/** Ends every session of the account. */
export const signAccountOut = endpoint({
  method: 'DELETE',
  path: '/api/operations/accounts/:id/sessions',
  params: about,
  result: z.undefined(),
  role,
});

/** Permanent. 403 `proof_required` without the operator's present proof, see `giveProof`; 409 `has_role`. */
export const eraseAccount = endpoint({
  method: 'DELETE',
  path: '/api/operations/accounts/:id',
  params: about,
  result: z.undefined(),
  role,
});

const Count = z.number().int().nonnegative();

/** Storage, queues and AI of the whole product; health and lags are at `/api/health`. */
export const SystemState = z.object({
  accounts: z.object({ all: Count, locked: Count }),
  storage: z.object({ documents: Count, bytes: Count, databaseBytes: Count }),
  mails: z.object({
    waiting: Count,
    /** Tried before, the newest first; at most 20. Their addresses are not stored. */
    failed: z.array(z.object({ template: z.string(), tries: Count, requestedAt: Instant, nextTryAt: Instant })).max(20),
  }),
  reminders: z.object({ due: Count, failed: Count }),
  parked: z.array(z.object({ subscriber: z.string(), streams: Count })),
  /** Tokens of language models, of the current and the previous day (UTC); older counts are not kept. */
  aiTokens: z.array(z.object({ day: z.string(), tokens: Count })),
});
export type SystemState = z.infer<typeof SystemState>;

/** Measured at most every five seconds. */
export const systemState = endpoint({
  method: 'GET',
  path: '/api/operations/system',
  result: SystemState,
  role,
});
