import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { MailRejectedError, type Mail } from './mail.ts';

const patienceMs = 10_000;

/** What the server answers to an address or a text for good begins with a 5 (RFC 5321 §4.2.1). */
const Refusal = z.object({
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  responseCode: z.number().min(500).max(599),
});

/** @param from as `Academic Hub <hub@example.edu>` */
export const createSmtpMail = ({ url, from }: { readonly url: string; readonly from: string }): Mail => {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      try {
        // as an object: no address is made of what stands in it
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers });
      } catch (error) {
        if (Refusal.safeParse(error).success)
          throw new MailRejectedError('the mail server refused it', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
};
