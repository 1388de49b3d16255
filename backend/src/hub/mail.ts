import type { Command } from 'commander';
import { createKeys } from '../platform/encryption/index.ts';
import { type KeptMail, listKeptMails } from '../platform/mail/index.ts';
import type { HubContext } from './context.ts';
import { withParts } from './parts.ts';

const asText = ({ keptAt, to, subject, text }: KeptMail) =>
  `${keptAt}  to ${to}\n${subject}\n\n${text.trim().replaceAll(/^/gm, '  ')}\n`;

/** `hub mail` */
export const mailCommand = (hub: Command, context: HubContext): void => {
  hub
    .command('mail')
    .description('list the mails written while SMTP_URL is not set, with their links')
    .option('--to <address>', 'only mails to this address')
    .addHelpText('after', "\nThey are kept for a week, encrypted with the students' keys.")
    .action(({ to }: { readonly to?: string }) =>
      withParts(context, async ({ db, masterKey }) => {
        const letters = await listKeptMails(db, createKeys(db, masterKey));
        const wanted = letters.filter((letter) => to === undefined || letter.to === to.trim().toLowerCase());
        context.print(wanted.length === 0 ? 'There are no mails.' : wanted.map(asText).join('\n'));
      }),
    );
};
