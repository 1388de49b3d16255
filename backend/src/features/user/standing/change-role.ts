import type { Role, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { Commands } from '../../../platform/commands/index.ts';
import { userAggregate } from '../aggregate.ts';

interface RoleChange {
  readonly type: 'GrantRole' | 'TakeRoleAway';
  readonly userId: UserId;
  readonly role: Role;
}

/** For the command line. Returns whether it changed anything. @throws Rejection `not_found` */
export const changeRole = async (commands: Commands, command: RoleChange): Promise<boolean> => {
  const { userId } = command;
  const context = { ownerId: userId, actorId: 'hub', actorKind: 'operator', correlationId: randomUUID() } as const;
  const { events } = await commands.handle(userAggregate, { id: userId, command }, context);
  return events.length > 0;
};
