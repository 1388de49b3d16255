import { z } from 'zod';
import { EventProof, InStream } from './audit.ts';
import { endpoint } from './endpoint.ts';

const role = 'auditor' as const;

/** SHA-256 in base64. */
const TreeHash = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);
const Hashes = z.array(TreeHash).max(128);
/** A signed note (C2SP tlog-checkpoint): the log's name, the number of its events and the root over them. */
const Checkpoint = z.string().max(500);

export const TreeState = z.object({
  /** Null while nothing is sealed. */
  checkpoint: Checkpoint.nullable(),
  publicKey: EventProof.shape.publicKey,
});
export type TreeState = z.infer<typeof TreeState>;

/** The head of the tree over all sealed events. */
export const getCheckpoint = endpoint({ method: 'GET', path: '/api/audit/checkpoint', result: TreeState, role });

/** Proves that an event is in the log of a checkpoint, by RFC 6962: as many hashes as the tree is high. */
export const Inclusion = z.object({
  event: EventProof.shape.event,
  /** Null for an event that no checkpoint covers yet. */
  tree: z.object({ index: z.int(), hashes: Hashes, checkpoint: Checkpoint }).nullable(),
  publicKey: EventProof.shape.publicKey,
});
export type Inclusion = z.infer<typeof Inclusion>;

/** 404 for an event that is not in the log. */
export const getInclusion = endpoint({
  method: 'GET',
  path: '/api/audit/events/:id/inclusion',
  params: z.object({ id: z.uuid() }),
  query: InStream,
  result: Inclusion,
  role,
});

const Size = z.string().regex(/^\d{1,15}$/, 'Not a number of events');

export const Consistency = z.object({ hashes: Hashes });
export type Consistency = z.infer<typeof Consistency>;

/** Proves that the log of `to` events begins with the `from` events of an earlier one. 404 for sizes it did not have. */
export const getConsistency = endpoint({
  method: 'GET',
  path: '/api/audit/consistency',
  query: z.object({ from: Size, to: Size }),
  result: Consistency,
  role,
});
