import type { Command } from 'commander';
import { createKeys } from '../platform/encryption/index.ts';
import { type KeptLetter, keptLetters } from '../platform/mail/index.ts';
import { withParts } from './parts.ts';
import { print } from './print.ts';

const asText = ({ keptAt, to, subject, text }: KeptLetter) =>
  `${keptAt}  to ${to}\n${subject}\n\n${text.trim().replaceAll(/^/gm, '  ')}\n`;

/** `hub mail` */
export const mailCommand = (hub: Command): void => {
  hub
    .command('mail')
    .description('list the mails that were written while no SMTP_URL is set, with their links')
    .option('--to <address>', 'of one student alone')
    .addHelpText('after', '\nThey are kept for a week, sealed with the keys of the students.')
    .action(({ to }: { readonly to?: string }) =>
      withParts(async ({ db, masterKey }) => {
        const letters = await keptLetters(db, createKeys(db, masterKey));
        const wanted = letters.filter((letter) => to === undefined || letter.to === to.trim().toLowerCase());
        print(wanted.length === 0 ? 'No mail is kept.' : wanted.map(asText).join('\n'));
      }),
    );
};
