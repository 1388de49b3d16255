import { Email } from '@hub/contracts';
import type { Command } from 'commander';
import { emailIdOf, invitations } from '../features/user/index.ts';
import { createSecrets } from '../platform/encryption/index.ts';
import type { HubContext } from './context.ts';
import { withParts } from './parts.ts';

/** @throws Error that names an address that is none */
const addressOf = (text: string) => {
  const { data } = Email.safeParse(text);
  if (data === undefined) throw new Error(`${text} is not an email address.`);
  return data;
};

/** `hub invite` */
export const inviteCommand = (hub: Command, context: HubContext): void => {
  hub
    .command('invite')
    .description('let these addresses sign up where SIGN_UP=invitation or SIGN_UP_DOMAINS is set')
    .argument('<addresses...>', 'email addresses')
    .option('--withdraw', 'take the invitations back; accounts that exist are not affected')
    .addHelpText('after', '\nNothing is mailed. Only a keyed fingerprint of each address is stored.')
    .action((texts: readonly string[], { withdraw }: { readonly withdraw?: true }) =>
      withParts(context, async ({ db, masterKey }) => {
        const addresses = texts.map(addressOf);
        const secrets = createSecrets(masterKey);
        const table = invitations(db);
        for (const address of addresses) {
          const emailId = emailIdOf(secrets, address);
          if (!withdraw) {
            await table.invite(emailId);
            context.print(`${address} may sign up.`);
          } else if (await table.withdraw(emailId)) context.print(`${address} is no longer invited.`);
          else context.print(`${address} was not invited.`);
        }
      }),
    );
};
