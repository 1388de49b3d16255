import { open, seal } from '@hub/cipher';
import {
  type PushDeviceView,
  pushLimits,
  type PushSubscriptionForm,
  type SessionId,
  type UserId,
} from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { Rejection } from '../../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../../platform/feature.ts';
import type { PushAddress } from '../../../platform/web-push/index.ts';

/** A browser that shows reminders. It goes with its session: `sessions` deletes it. */
export interface PushDeviceRow {
  id: string;
  ownerId: UserId;
  sessionId: SessionId;
  /** A browser has one address: registered again, it is the same device. */
  addressId: string;
  sealed: Buffer;
  name: string;
  failingSince: string | null;
  createdAt: string;
}

export const devices = (on: Knex) => on<PushDeviceRow>('push_devices');

const Address: z.ZodType<PushAddress> = z.object({ address: z.string(), key: z.string(), secret: z.string() });

const boundTo = (id: string) => `push device ${id}`;

type DeviceDependencies = Pick<FeatureDependencies, 'db' | 'keys' | 'secrets'>;

interface Registration {
  readonly ownerId: UserId;
  readonly sessionId: SessionId;
  readonly name: string;
  readonly form: PushSubscriptionForm;
}

/** With address and keys anyone could write to the browser, so they are sealed with the student's key. */
export const pushDevices = ({ db, keys, secrets }: DeviceDependencies) => ({
  /** Replaces what was known of this session and of this browser. @throws Rejection `too_many_devices` */
  async add({ ownerId, sessionId, name, form }: Registration): Promise<PushDeviceView> {
    const id = randomUUID();
    const addressId = secrets.fingerprint('push address', form.address);
    const sealed = seal(await keys.use(ownerId), Buffer.from(JSON.stringify(form)), boundTo(id));
    return db.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`push devices of ${ownerId}`]);
      await devices(trx)
        .where({ ownerId })
        .where((same) => void same.where({ sessionId }).orWhere({ addressId }))
        .delete();
      const others = await devices(trx).where({ ownerId }).pluck('id');
      if (others.length >= pushLimits.devices) throw new Rejection('too_many_devices');
      const [row] = await devices(trx)
        .insert({ id, ownerId, sessionId, addressId, sealed, name })
        .returning('createdAt');
      return { id, name, createdAt: row?.createdAt ?? '', current: true };
    });
  },

  addressOf: async ({ id, ownerId, sealed }: Pick<PushDeviceRow, 'id' | 'ownerId' | 'sealed'>): Promise<PushAddress> =>
    Address.parse(JSON.parse(open(await keys.use(ownerId), sealed, boundTo(id)).toString())),

  list: async (ownerId: UserId, current: SessionId): Promise<PushDeviceView[]> => {
    const rows = await devices(db).where({ ownerId }).orderBy(['createdAt', 'id']).limit(pushLimits.devices);
    return rows.map(({ id, name, createdAt, sessionId }) => ({ id, name, createdAt, current: sessionId === current }));
  },

  /** Returns whether there was one. */
  remove: async (ownerId: UserId, id: string): Promise<boolean> =>
    (await devices(db).where({ ownerId, id }).delete()) > 0,
});
