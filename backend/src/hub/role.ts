import { Role } from '@hub/contracts';
import { Argument, type Command } from 'commander';
import { changeRole, userQueries } from '../features/user/index.ts';
import { createCommands } from '../platform/commands/index.ts';
import type { HubContext } from './context.ts';
import { findStudent } from './find-student.ts';
import { withParts } from './parts.ts';
import { textTable } from './text-table.ts';

/** `hub role`: the only way to a role. */
export const roleCommands = (hub: Command, context: HubContext): void => {
  const group = hub.command('role').description('accounts that may do more than students');

  const change = (type: 'GrantRole' | 'TakeRoleAway', student: string, named: string) =>
    withParts(context, async (parts) => {
      const role = Role.parse(named);
      const userId = await findStudent(parts, student);
      const commands = createCommands({ ...parts, progress: { reached: async () => true } }); // no one reads after it
      const changed = await changeRole(commands, { type, userId, role });
      const has = type === 'GrantRole' ? `is ${role}` : `is not ${role}`;
      context.print(`${student} ${has}${changed ? '.' : ' already.'}`);
    });
  const role = () => new Argument('<role>', 'what the account may do').choices(Role.options);

  group
    .command('grant')
    .description('give an account a role')
    .argument('<student>', 'id or email address')
    .addArgument(role())
    .addHelpText(
      'after',
      '\nIt takes effect once two-step sign-in is on, which then cannot be turned off. The student sees it in the history.',
    )
    .action((student: string, named: string) => change('GrantRole', student, named));

  group
    .command('revoke')
    .description('take a role away, with effect from the next request')
    .argument('<student>', 'id or email address')
    .addArgument(role())
    .action((student: string, named: string) => change('TakeRoleAway', student, named));

  group
    .command('list')
    .description('list the accounts with a role')
    .action(() =>
      withParts(context, async ({ db }) => {
        const found = await userQueries(db).accountsWithRoles();
        if (found.length === 0) return context.print('No account has a role.');
        const lines = found.map(({ email, roles }) => [email, roles.join(', ')]);
        context.print(textTable(['email', 'roles'], lines));
      }),
    );
};
