import { open, seal } from '@hub/cipher';
import type { Knex } from 'knex';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Keys } from '../encryption/index.ts';
import { uuid5 } from '../domain/index.ts';

/** A request that may come again: the same `route` and `key` of the same student mean the same request. */
export interface KeyedRequest {
  readonly ownerId: string;
  /** Method and path. */
  readonly route: string;
  readonly key: string;
  /** Of its content, by {@link Idempotency.hashOf}. */
  readonly requestHash: string;
}

const StoredAnswer = z.object({
  status: z.number(),
  body: z.unknown().optional(),
  /** By which it can be taken back. */
  commandId: z.string().optional(),
});
/** What a repeat is answered with, body and all; kept sealed with the student's key. */
export type StoredAnswer = z.infer<typeof StoredAnswer>;

type Standing =
  /** Nobody works on it: it is the caller's to do now. */
  | { readonly kind: 'ours' }
  | { readonly kind: 'going' }
  | { readonly kind: 'answered'; readonly answer: StoredAnswer }
  /** The key was used for other content. */
  | { readonly kind: 'reused' };

/**
 * Answers by `Idempotency-Key`, shared by all API processes; times are the database's. Losing them loses no more than
 * the identical answer: ids of things and events are derived from the key too, so a repeat has no second effect.
 */
export interface Idempotency {
  /** Keyed with the student's data key: tells contents apart, and gives none away. */
  hashOf(ownerId: string, content: unknown): Promise<string>;
  /** A claim lasts ten seconds: whoever comes after that takes over from a process that may have died. */
  claim(request: KeyedRequest): Promise<Standing>;
  /** Keeps the answer for 24 hours and gives back the one that counts: of two that were made, the first. */
  keep(request: KeyedRequest, answer: StoredAnswer): Promise<StoredAnswer>;
  /** Ends a claim without an answer to keep: the same request may try again. */
  release(request: KeyedRequest): Promise<void>;
  /** Deletes what is older than 24 hours; answers how many that were. */
  sweep(): Promise<number>;
}

const table = 'idempotency_keys';
const old = `created_at < now() - interval '24 hours'`;

const claimSql = `
  insert into ${table} as known (id, owner_id, request_hash, claimed_until)
  values (:id, :ownerId, :requestHash, now() + interval '10 seconds')
  on conflict (id) do update
    set request_hash = excluded.request_hash, claimed_until = excluded.claimed_until, answer = null, created_at = now()
    where known.${old}
      or (known.request_hash = excluded.request_hash and known.answer is null and known.claimed_until <= now())
  returning id`;

interface Row {
  id: string;
  requestHash: string;
  answer: Buffer | null;
  claimedUntil: string;
}

const idOf = ({ ownerId, route, key }: KeyedRequest) => uuid5('idempotency', ownerId, route, key);

/** Not even a keyed hash is kept of them: it would be tried out faster than what the sign-in keeps. */
const withoutPasswords = (name: string, value: unknown) => (/password/i.test(name) ? undefined : value);

/** Claims, answers and their age stand in one table of Postgres (ADR 0011). */
export const createIdempotency = (db: Knex, keys: Keys): Idempotency => {
  const rows = () => db<Row>(table);

  const unsealed = async ({ ownerId }: KeyedRequest, { id, answer }: { id: string; answer: Buffer }) =>
    StoredAnswer.parse(JSON.parse(open(await keys.use(ownerId), answer, id).toString()));

  return {
    async hashOf(ownerId, content) {
      const hmac = createHmac('sha256', await keys.use(ownerId));
      return hmac.update(JSON.stringify(content, withoutPasswords)).digest('base64url');
    },

    async claim(request) {
      const id = idOf(request);
      const { ownerId, requestHash } = request;
      const claimed = await db.raw<{ rows: unknown[] }>(claimSql, { id, ownerId, requestHash });
      if (claimed.rows.length > 0) return { kind: 'ours' };
      const known = await rows().where({ id }).first('requestHash', 'answer');
      if (known && known.requestHash !== requestHash) return { kind: 'reused' };
      if (!known?.answer) return { kind: 'going' };
      return { kind: 'answered', answer: await unsealed(request, { id, answer: known.answer }) };
    },

    async keep(request, answer) {
      const id = idOf(request);
      const sealed = seal(await keys.use(request.ownerId), Buffer.from(JSON.stringify(answer)), id);
      const [kept] = await rows()
        .where({ id })
        .update({ answer: db.raw('coalesce(answer, ?)', [sealed]) })
        .returning('answer');
      return kept?.answer && !kept.answer.equals(sealed) ? unsealed(request, { id, answer: kept.answer }) : answer;
    },

    async release(request) {
      await rows()
        .where({ id: idOf(request), answer: null })
        .update({ claimedUntil: db.fn.now() });
    },

    sweep: () => rows().whereRaw(old).delete(),
  };
};
