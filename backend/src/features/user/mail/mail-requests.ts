import type { Knex } from 'knex';

export type Template =
  | 'verify-email'
  | 'reset-password'
  | 'password-changed'
  | 'identity-linked'
  | 'factor-on'
  | 'factor-off'
  | 'factor-removed'
  | 'passkey-added'
  | 'recovery-code-used'
  | 'webhook-stopped';

export interface MailRequest {
  readonly id: string;
  readonly template: Template;
  /** The keyed fingerprint of an address, which may be unknown. */
  readonly emailId: string;
  readonly tries: number;
  readonly tooLate: boolean;
}

interface Row extends MailRequest {
  dueAt: string;
  requestedAt: string;
}

const table = 'mail_requests';

/**
 * Requests a mail. The request is stored in the transaction that causes it, until the projector has sent the mail. It is
 * stored for unknown addresses too, so that both responses take the same time.
 */
export const requestMail = async (on: Knex, template: Template, emailId: string): Promise<void> => {
  await on<Row>(table).insert({ template, emailId });
};

/** The next due request, locked for this transaction. */
export const takeMailRequest = (trx: Knex.Transaction): Promise<MailRequest | undefined> =>
  trx<Row>(table)
    .where('dueAt', '<=', trx.fn.now())
    .orderBy('dueAt')
    .forUpdate()
    .skipLocked()
    .first<MailRequest>(
      'id',
      'template',
      'emailId',
      'tries',
      trx.raw("requested_at < now() - interval '1 day' as too_late"),
    );

export const endMailRequest = async (trx: Knex.Transaction, { id }: MailRequest): Promise<void> => {
  await trx<Row>(table).where({ id }).delete();
};

/** Retries after 5 s, 10 s, 20 s, … at most 10 min. */
export const putOffMailRequest = async (trx: Knex.Transaction, { id, tries }: MailRequest): Promise<void> => {
  const seconds = Math.min(600, 5 * 2 ** tries);
  await trx<Row>(table)
    .where({ id })
    .update({ tries: tries + 1, dueAt: trx.raw('now() + make_interval(secs => ?)', [seconds]) });
};
