import type { Knex } from 'knex';
import { hkdfSync } from 'node:crypto';
import { Rejection } from '../domain/index.ts';
import type { Keys } from '../encryption/index.ts';

/** Whose data a workflow holds, told before its start and known until Temporal has deleted it. */
export interface WorkflowOwners {
  claim(workflowId: string, ownerId: string): Promise<void>;
  /** Ids of all workflows of a student, ended ones too. */
  workflowsOf(ownerId: string): Promise<string[]>;
  /** @throws Rejection `not_found` when the workflow is unknown */
  ownerOf(workflowId: string): Promise<string>;
  /** Some of those that were claimed last so long ago that they have ended. */
  longClaimed(): Promise<string[]>;
  /** Once Temporal has deleted it. */
  forget(workflowId: string): Promise<void>;
  /** Those of them who have any. */
  among(ownerIds: readonly string[]): Promise<string[]>;
  /**
   * The key that seals this workflow's payloads: derived from the student's, so that whoever holds it opens this one
   * workflow and nothing else (HKDF-SHA-256, RFC 5869).
   * @throws Rejection `not_found` when the workflow is unknown or its student was erased
   */
  payloadKey(workflowId: string): Promise<Buffer>;
}

interface Row {
  workflowId: string;
  ownerId: string;
  claimedAt: string;
}

/** A day longer than a workflow may run. */
const long = `claimed_at < now() - interval '8 days'`;
const mostAtOnce = 1000;

/** In the table `workflow_owners`; keys are derived anew each time and kept nowhere (ADR 0012). */
export const createWorkflowOwners = (db: Knex, keys: Keys): WorkflowOwners => {
  const rows = () => db<Row>('workflow_owners');
  return {
    async claim(workflowId, ownerId) {
      const claimedAt = db.fn.now();
      await rows().insert({ workflowId, ownerId, claimedAt }).onConflict('workflowId').merge(['claimedAt']);
    },
    async workflowsOf(ownerId) {
      const owned = await rows().where({ ownerId }).select('workflowId');
      return owned.map(({ workflowId }) => workflowId);
    },
    async ownerOf(workflowId) {
      const row = await rows().where({ workflowId }).first('ownerId');
      if (!row) throw new Rejection('not_found');
      return row.ownerId;
    },
    async longClaimed() {
      const found = await rows().whereRaw(long).orderBy('claimedAt').limit(mostAtOnce).select('workflowId');
      return found.map(({ workflowId }) => workflowId);
    },
    async forget(workflowId) {
      await rows().where({ workflowId }).delete();
    },
    async among(ownerIds) {
      const owners = await rows().whereIn('ownerId', ownerIds).distinct('ownerId');
      return owners.map(({ ownerId }) => ownerId);
    },
    async payloadKey(workflowId) {
      const row = await rows().where({ workflowId }).first('ownerId');
      const key = row && (await keys.find(row.ownerId));
      if (!key) throw new Rejection('not_found');
      return Buffer.from(hkdfSync('sha256', key, '', `payloads of ${workflowId}`, 32));
    },
  };
};
