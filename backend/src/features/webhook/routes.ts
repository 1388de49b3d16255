import {
  addWebhook,
  deleteWebhook,
  listWebhooks,
  pauseWebhook,
  testWebhook,
  type UserId,
  WebhookId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import { isWithin, type Reach } from '@hub/safe-fetch';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { Webhook, WebhookCommand } from './decider.ts';
import type { webhookQueries } from './queries.ts';

interface Own {
  readonly id: WebhookId;
  readonly ownerId: UserId;
}

export interface WebhookDependencies extends ReturnType<typeof webhookQueries> {
  readonly handle: (command: WebhookCommand, context: CommandContext) => Promise<RecordedEvents>;
  readonly load: (id: WebhookId) => Promise<Webhook | null>;
  /** @throws Rejection `too_many_webhooks` */
  readonly addSecret: (own: Own) => Promise<string>;
  readonly remove: (own: Own) => Promise<void>;
  /** False when it is off. */
  readonly test: (own: Own, messageId: string) => Promise<boolean>;
  readonly reach: Reach;
}

export const webhookRoutes = (router: Router, dependencies: WebhookDependencies): void => {
  const { handle, load, addSecret, remove, test, reach, webhooksOf, webhookAfter } = dependencies;

  mount(router, listWebhooks, ({ user }) => webhooksOf(user.id));

  mount(router, addWebhook, async ({ body: form, user, session, context }) => {
    session.requireProven();
    if (!isWithin(new URL(form.address), reach)) throw new Rejection('address_not_public');
    const id = WebhookId.parse(context.newId());
    const secret = await addSecret({ id, ownerId: user.id }); // first: whatever is sent is signed
    const command = { type: 'AddWebhook', webhookId: id, by: user.id, form } as const;
    return { ...(await webhookAfter(user.id, id, await handle(command, context))), secret };
  });

  mount(router, pauseWebhook, async ({ params: { id }, body: { paused }, user, context }) => {
    const type = paused ? 'PauseWebhook' : 'ResumeWebhook';
    return webhookAfter(user.id, id, await handle({ type, webhookId: id, by: user.id }, context));
  });

  mount(router, testWebhook, async ({ params: { id }, user, context }) => {
    const known = await load(id);
    if (known?.ownerId !== user.id || known.state === 'deleted') throw new Rejection('webhook_not_found');
    if (!(await test({ id, ownerId: user.id }, context.newId()))) throw new Rejection('webhook_off');
    return undefined;
  });

  mount(router, deleteWebhook, async ({ params: { id }, user, context }) => {
    await remove({ id, ownerId: user.id }); // first: from now on nothing is sent, even without the event log
    await handle({ type: 'DeleteWebhook', webhookId: id, by: user.id }, context);
    return undefined;
  });
};
