import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import type { Commands } from '../../../platform/commands/index.ts';
import type { Secrets } from '../../../platform/encryption/index.ts';
import { userAggregate } from '../aggregate.ts';
import { emailIdOf } from '../email-id.ts';
import { requestMail } from '../mail/mail-requests.ts';
import { endOf } from './ends.ts';
import { dropFactors } from './factors.ts';

interface Parts {
  readonly db: Knex;
  readonly commands: Commands;
  readonly secrets: Pick<Secrets, 'fingerprint'>;
}

/**
 * Turns a student's second factor off, app and passkeys, without a proof, for an operator, and mails the student. Returns whether it was on.
 */
export const turnOffByOperator = async ({ db, commands, secrets }: Parts, userId: UserId): Promise<boolean> => {
  const known = await commands.load(userAggregate, userId);
  const wasOn = await db.transaction(async (trx) => {
    const dropped = await dropFactors(trx, userId);
    if (dropped && known) await requestMail(trx, 'factor-off', emailIdOf(secrets, known.email));
    return dropped;
  });
  const context = { ownerId: userId, actorId: 'hub', actorKind: 'system', correlationId: randomUUID() } as const;
  for (const command of known ? endOf(known.factors, { userId, by: 'operator' }) : [])
    await commands.handle(userAggregate, { id: userId, command }, context);
  return wasOn;
};
