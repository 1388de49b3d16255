import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { MailRejectedError, type Mail, type MailMessage } from './mail.ts';

const timeoutMs = 10_000;
/** A mail server may allow few connections of one client. */
const mostConnections = 8;

/** A permanent rejection of an address or text has a code starting with 5 (RFC 5321 §4.2.1). */
const PermanentFailure = z.object({
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  responseCode: z.number().min(500).max(599),
});

const headersOf = ({ stopUrl }: MailMessage) => ({
  'Auto-Submitted': 'auto-generated',
  ...(stopUrl && { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/**
 * Keeps connections for the next mail: greeting, encryption and sign-in take longer than a mail.
 * @param from such as `Academic Hub <hub@example.edu>`
 */
export const createSmtpMail = ({ url, from }: { readonly url: string; readonly from: string }): Mail => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    maxRequeues: 0, // a mail that was cut off is repeated by who sent it, who knows whether it may be
    idleTimeout: timeoutMs / 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const { to, subject, text, messageId } = message;
      const headers = headersOf(message);
      try {
        // as an object, so that the address is not parsed
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers, messageId });
      } catch (error) {
        if (PermanentFailure.safeParse(error).success)
          throw new MailRejectedError('the mail server rejected it', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
};
