import { createHash } from 'node:crypto';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { MailRejectedError } from '../../platform/mail/index.ts';
import { letterOf } from './letter-of.ts';
import type { Look } from './look.ts';
import { stopToken } from './stop-address.ts';

type MailDependencies = Pick<FeatureDependencies, 'mail' | 'publicUrl' | 'secrets' | 'log'>;

/** Mails what is due; nothing when there is nothing to say. @throws any error when a retry may help */
export const sendMail = async (
  { mail, publicUrl, secrets, log }: MailDependencies,
  { turn: { ownerId }, due }: Look,
  to: string,
): Promise<void> => {
  const letter = letterOf(due, publicUrl);
  if (!letter) return;
  const id = createHash('sha256')
    .update([ownerId, ...due.keys].join(' '))
    .digest('hex')
    .slice(0, 40);
  const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
  const stopUrl = `${publicUrl}/api/reminders/stop/${stopToken(secrets, ownerId)}`;
  await mail.send({ ownerId, to, ...letter, messageId, stopUrl }).catch((error: unknown) => {
    if (!(error instanceof MailRejectedError)) throw error;
    log.warn('a reminder was rejected by the mail server');
  });
};
