import type { Knex } from 'knex';

export type Template = 'verify-email' | 'reset-password' | 'password-changed' | 'identity-linked';

export interface MailRequest {
  readonly id: string;
  readonly template: Template;
  /** The keyed fingerprint of an address, which may be nobody's. */
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
 * What is to be mailed, until it is: written with what causes it, sent by the projector, however often that dies. It is
 * written alike for addresses of students and of nobody, so the answer to either takes the same time.
 */
export const requestMail = async (on: Knex, template: Template, emailId: string): Promise<void> => {
  await on<Row>(table).insert({ template, emailId });
};

/** The next one that is due, for this transaction alone. */
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

/** Again after 5 s, 10 s, 20 s, … at most 10 min. */
export const putOffMailRequest = async (trx: Knex.Transaction, { id, tries }: MailRequest): Promise<void> => {
  const seconds = Math.min(600, 5 * 2 ** tries);
  await trx<Row>(table)
    .where({ id })
    .update({ tries: tries + 1, dueAt: trx.raw('now() + make_interval(secs => ?)', [seconds]) });
};
