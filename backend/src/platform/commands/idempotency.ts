import { open, seal } from '@hub/cipher';
import type { Knex } from 'knex';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Keys } from '../encryption/index.ts';
import { uuid5 } from '../domain/index.ts';

/** A request that may be repeated: the same `route` and `key` of one student identify the same request. */
export interface KeyedRequest {
  readonly ownerId: string;
  /** Method and path. */
  readonly route: string;
  readonly key: string;
  /** Hash of its content, from {@link Idempotency.hashOf}. */
  readonly requestHash: string;
}

const StoredResponse = z.object({
  status: z.number(),
  body: z.unknown().optional(),
  /** The id to undo it with. */
  commandId: z.string().optional(),
});
/** The response sent to a repeat, including its body; stored sealed with the student's key. */
export type StoredResponse = z.infer<typeof StoredResponse>;

type ClaimResult =
  /** No other process is working on it: the caller does it now. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'answered'; readonly answer: StoredResponse }
  /** The key was used with other content. */
  | { readonly kind: 'reused' };

/**
 * Responses by `Idempotency-Key`, shared by all API processes; times use the database's clock. If they are lost, only
 * the identical response is lost: ids of things and events are derived from the key too, so a repeat has no second
 * effect.
 */
export interface Idempotency {
  /** Keyed with the student's data key: distinguishes contents without revealing them. */
  hashOf(ownerId: string, content: unknown): Promise<string>;
  /** A claim lasts ten seconds; a later caller takes over from a process that may have died. */
  claim(request: KeyedRequest): Promise<ClaimResult>;
  /** Stores the response for 24 hours and returns the one that counts: if two were made, the first. */
  store(request: KeyedRequest, answer: StoredResponse): Promise<StoredResponse>;
  /** Ends a claim without a response: the same request may be tried again. */
  release(request: KeyedRequest): Promise<void>;
  /** Deletes entries older than 24 hours and returns their number. */
  sweep(): Promise<number>;
}

const table = 'idempotency_keys';
const expired = `created_at < now() - interval '24 hours'`;

const claimSql = `
  insert into ${table} as existing (id, owner_id, request_hash, claimed_until)
  values (:id, :ownerId, :requestHash, now() + interval '10 seconds')
  on conflict (id) do update
    set request_hash = excluded.request_hash, claimed_until = excluded.claimed_until, answer = null, created_at = now()
    where existing.${expired}
      or (existing.request_hash = excluded.request_hash and existing.answer is null and existing.claimed_until <= now())
  returning id`;

interface Row {
  id: string;
  requestHash: string;
  answer: Buffer | null;
  claimedUntil: string;
}

const idOf = ({ ownerId, route, key }: KeyedRequest) => uuid5('idempotency', ownerId, route, key);

/** Passwords are left out even of the keyed hash, which could be guessed faster than the stored password hash. */
const withoutPasswords = (name: string, value: unknown) => (/password/i.test(name) ? undefined : value);

/** Claims, responses and their age are stored in one Postgres table (ADR 0011). */
export const createIdempotency = (db: Knex, keys: Keys): Idempotency => {
  const rows = () => db<Row>(table);

  const unsealed = async ({ ownerId }: KeyedRequest, { id, answer }: { id: string; answer: Buffer }) =>
    StoredResponse.parse(JSON.parse(open(await keys.use(ownerId), answer, id).toString()));

  return {
    async hashOf(ownerId, content) {
      const hmac = createHmac('sha256', await keys.use(ownerId));
      return hmac.update(JSON.stringify(content, withoutPasswords)).digest('base64url');
    },

    async claim(request) {
      const id = idOf(request);
      const { ownerId, requestHash } = request;
      const claimed = await db.raw<{ rows: unknown[] }>(claimSql, { id, ownerId, requestHash });
      if (claimed.rows.length > 0) return { kind: 'claimed' };
      const stored = await rows().where({ id }).first('requestHash', 'answer');
      if (stored && stored.requestHash !== requestHash) return { kind: 'reused' };
      if (!stored?.answer) return { kind: 'in_progress' };
      return { kind: 'answered', answer: await unsealed(request, { id, answer: stored.answer }) };
    },

    async store(request, answer) {
      const id = idOf(request);
      const sealed = seal(await keys.use(request.ownerId), Buffer.from(JSON.stringify(answer)), id);
      const [row] = await rows()
        .where({ id })
        .update({ answer: db.raw('coalesce(answer, ?)', [sealed]) })
        .returning('answer');
      return row?.answer && !row.answer.equals(sealed) ? unsealed(request, { id, answer: row.answer }) : answer;
    },

    async release(request) {
      await rows()
        .where({ id: idOf(request), answer: null })
        .update({ claimedUntil: db.fn.now() });
    },

    sweep: () => rows().whereRaw(expired).delete(),
  };
};
