import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { repeat } from '../../platform/runtime/index.ts';
import { LetterRefused } from '../../platform/mail/index.ts';
import { emailAggregate, userAggregate } from './aggregate.ts';
import { letterOf } from './letters.ts';
import {
  endMailRequest,
  putOffMailRequest,
  takeMailRequest,
  type MailRequest,
  type Template,
} from './mail-requests.ts';
import { mailedLinks } from './mailed-links.ts';

type MailingParts = Pick<FeatureDependencies, 'db' | 'commands' | 'mail' | 'publicUrl' | 'log'>;

/** Whose address it is; null of nobody's, of one who is gone, and of one who needs no such letter any more. */
const addresseeOf = async ({ commands }: MailingParts, { emailId, template }: MailRequest) => {
  const reserved = await commands.load(emailAggregate, emailId);
  const user = reserved && (await commands.load(userAggregate, reserved.userId));
  if (!user || user.erased || (template === 'verify-email' && user.emailVerified)) return null;
  return { ownerId: reserved.userId, to: user.email };
};

/** The token stands behind the #, which no browser sends on and no server logs. */
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
      return '/auth/forgot-password';
    case 'identity-linked':
      return '/settings';
  }
};

const Failure = z.object({ code: z.string(), responseCode: z.number().optional() });

const failureOf = (error: unknown): string => {
  const cause = error instanceof LetterRefused ? error.cause : error;
  const { data } = Failure.safeParse(cause);
  if (data) return [data.code, data.responseCode].filter(Boolean).join(' ');
  return error instanceof Error ? error.name : 'unknown';
};

/** Sends what is due first; answers whether there was anything. A crash in between sends it once more, with another link. */
const sendNext = (parts: MailingParts): Promise<boolean> => {
  const { db, mail, publicUrl, log } = parts;
  return db.transaction(async (trx) => {
    const request = await takeMailRequest(trx);
    if (!request) return false;
    const { template, tooLate } = request;
    const addressee = await addresseeOf(parts, request);
    if (addressee) {
      const path = await pathOf(db, trx, { template, ownerId: addressee.ownerId });
      try {
        await mail.send({ ...addressee, ...letterOf(template, publicUrl + path) });
      } catch (error) {
        // what a server says may quote the address
        log.warn({ template, reason: failureOf(error) }, 'a mail was not sent');
        if (!tooLate && !(error instanceof LetterRefused)) {
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

/** Sends what is asked for until the signal is given. Several processes may: each request is taken by one. */
export const keepMailing = (parts: MailingParts, signal: AbortSignal): Promise<void> => {
  const sendAll = async () => {
    while (!signal.aborted && (await sendNext(parts)));
  };
  return repeat(sendAll, { everyMs, signal, failed: (error) => parts.log.warn({ err: error }, 'mail waits') });
};
