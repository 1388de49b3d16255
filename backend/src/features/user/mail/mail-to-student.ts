import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import type { Secrets } from '../../../platform/encryption/index.ts';
import { emailIdOf } from '../email-id.ts';
import { userQueries } from '../queries.ts';
import { requestMail, type Template } from './mail-requests.ts';

interface Requested {
  readonly trx: Knex.Transaction;
  readonly ownerId: UserId;
  readonly template: Template;
}

/** Requests a mail to a student in the transaction that causes it; the projector sends it. */
export const mailToStudent = async (
  { secrets }: { readonly secrets: Secrets },
  { trx, ownerId, template }: Requested,
): Promise<void> => {
  const address = await userQueries(trx).addressOf(ownerId);
  if (address) await requestMail(trx, template, emailIdOf(secrets, address.email));
};
