import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { FeatureDependencies } from '../../../platform/feature.ts';
import { repeat } from '../../../platform/runtime/index.ts';
import { MailRejectedError } from '../../../platform/mail/index.ts';
import { emailAggregate, userAggregate } from '../aggregate.ts';
import { letterOf } from './letter-of.ts';
import {
  endMailRequest,
  putOffMailRequest,
  takeMailRequest,
  type MailRequest,
  type Template,
} from './mail-requests.ts';
import { mailedLinks } from './mailed-links.ts';

type MailingDependencies = Pick<FeatureDependencies, 'db' | 'commands' | 'mail' | 'publicUrl' | 'log'>;

/** The student with this address; null when there is none, they are erased, or they no longer need this mail. */
const addresseeOf = async ({ commands }: MailingDependencies, { emailId, template }: MailRequest) => {
  const reserved = await commands.load(emailAggregate, emailId);
  const user = reserved && (await commands.load(userAggregate, reserved.userId));
  if (!user || user.erased || (template === 'verify-email' && user.emailVerified)) return null;
  return { ownerId: reserved.userId, to: user.email };
};

/** The token is in the fragment, which browsers do not send and servers do not log. */
const pathOf = async (
  db: Knex,
  trx: Knex.Transaction,
  { template, ownerId }: { template: Template; ownerId: UserId },
) => {
  const { makeLink } = mailedLinks(db);
  switch (template) {
    case 'verify-email':
      return `/auth/verify-email#${await makeLink(trx, ownerId, template)}`;
    case 'reset-password':
      return `/auth/reset-password#${await makeLink(trx, ownerId, template)}`;
    case 'password-changed':
    case 'factor-off':
    case 'factor-removed':
      return '/auth/forgot-password';
    case 'identity-linked':
    case 'factor-on':
    case 'passkey-added':
    case 'recovery-code-used':
    case 'webhook-stopped':
      return '/settings';
  }
};

const Failure = z.object({ code: z.string(), responseCode: z.number().optional() });

const failureOf = (error: unknown): string => {
  const cause = error instanceof MailRejectedError ? error.cause : error;
  const { data } = Failure.safeParse(cause);
  if (data) return [data.code, data.responseCode].filter(Boolean).join(' ');
  return error instanceof Error ? error.name : 'unknown';
};

/** Sends the next due mail and returns whether there was one. After a crash it is sent again, with another link. */
const sendNext = (dependencies: MailingDependencies): Promise<boolean> => {
  const { db, mail, publicUrl, log } = dependencies;
  return db.transaction(async (trx) => {
    const request = await takeMailRequest(trx);
    if (!request) return false;
    const { template, tooLate } = request;
    const addressee = await addresseeOf(dependencies, request);
    if (addressee) {
      const path = await pathOf(db, trx, { template, ownerId: addressee.ownerId });
      try {
        await mail.send({ ...addressee, ...letterOf(template, publicUrl + path) });
      } catch (error) {
        // the server's reply may quote the address
        log.warn({ template, reason: failureOf(error) }, 'sending a mail failed');
        if (!tooLate && !(error instanceof MailRejectedError)) {
          await putOffMailRequest(trx, request);
          return true;
        }
      }
    }
    await endMailRequest(trx, request);
    return true;
  });
};

const everyMs = 1000;

/** Sends requested mails until the signal aborts. Several processes may run it: each request is taken by one. */
export const keepMailing = (dependencies: MailingDependencies, signal: AbortSignal): Promise<void> => {
  const sendAll = async () => {
    while (!signal.aborted && (await sendNext(dependencies)));
  };
  return repeat(sendAll, {
    everyMs,
    signal,
    failed: (error) => dependencies.log.warn({ err: error }, 'sending mail failed, will retry'),
  });
};
