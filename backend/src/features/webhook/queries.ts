import { type UserId, type WebhookDelivery, type WebhookId, webhookLimits, type WebhookView } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { type RecordedEvents, rowAfter } from '../../platform/read-models/index.ts';
import { messageId } from './message.ts';
import { deliveries } from './outbox.ts';
import { webhookList, type WebhookRow } from './projection.ts';
import { type TargetRow, targets } from './targets.ts';

type Row = WebhookRow & { id: WebhookId };
type Progress = Pick<WebhookView, 'waiting' | 'failingSince' | 'nextTryAt' | 'deliveries'>;

const untold: Progress = { waiting: 0, failingSince: null, nextTryAt: null, deliveries: [] };

const viewOf = ({ ownerId: _owner, ...row }: Row, progress: Progress): WebhookView => ({ ...row, ...progress });

export const webhookQueries = (db: Knex) => {
  const rows = () => db<Row>(webhookList.table);

  /** As far as they were tried: of a long line that waits, one sees the first. */
  const triedOf = async (webhookId: WebhookId): Promise<WebhookDelivery[]> => {
    const tried = deliveries(db).where({ webhookId }).whereNotNull('triedAt').orderBy('number', 'desc');
    const found = await tried.limit(webhookLimits.deliveries);
    return found.map(({ id, type, state, tries, triedAt, status, problem }) => {
      return { id: messageId(id), type, state, tries, triedAt: triedAt ?? '', status, problem };
    });
  };

  const progressOf = async ({ id, active, failingSince, dueAt }: TargetRow): Promise<Progress> => {
    const waiting = await deliveries(db).where({ webhookId: id, state: 'waiting' }).count<{ count: string }[]>();
    return {
      waiting: Number(waiting[0]?.count ?? 0),
      failingSince,
      nextTryAt: active && failingSince ? dueAt : null,
      deliveries: await triedOf(id),
    };
  };

  return {
    /** Of the webhooks that have a secret: the others were ended, whatever the read model knows. */
    webhooksOf: async (ownerId: UserId): Promise<WebhookView[]> => {
      const own = new Map((await targets(db).where({ ownerId })).map((target) => [target.id, target]));
      const found = await rows()
        .where({ ownerId })
        .whereIn('id', [...own.keys()])
        .orderBy(['createdAt', 'id'])
        .limit(webhookLimits.webhooks + 1);
      return Promise.all(
        found.map(async (row) => {
          const target = own.get(row.id);
          return viewOf(row, target ? await progressOf(target) : untold);
        }),
      );
    },

    /** The webhook after a command. @throws Rejection `webhook_not_found` */
    webhookAfter: async (ownerId: UserId, id: WebhookId, recorded: RecordedEvents): Promise<WebhookView> => {
      const row = rowAfter(webhookList, { id, row: await rows().where({ id, ownerId }).first() }, recorded);
      const target = await targets(db).where({ id, ownerId }).first();
      if (!row || !target) throw new Rejection('webhook_not_found');
      return viewOf({ ...row, id }, await progressOf(target));
    },
  };
};
