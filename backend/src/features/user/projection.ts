import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { UserEvent } from './events.ts';
import { pictureKeyOf } from './picture/picture-path.ts';

export type UserRow = {
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  pictureKey: string | null;
  createdAt: string;
};

export const userList: Projection<UserEvent, UserRow> = {
  name: 'user-list',
  version: 1, // raise it to rebuild from the first event
  table: 'user_list',
  events: UserEvent,
  categories: ['user'],
  queryKeys: ['/api/auth/user', '/api/account'],
  key: (event) => event.data.userId,

  evolve(row, event, { recordedAt }) {
    if (event.type === 'UserRegistered') {
      const { email, firstName, lastName } = event.data;
      const picture = { profileImageUrl: null, pictureKey: null };
      return { email, emailVerified: false, firstName, lastName, ...picture, createdAt: recordedAt };
    }
    if (!row) return null;
    switch (event.type) {
      case 'ProfileChanged': {
        const { userId: _id, ...changes } = event.data;
        const { profileImageUrl: picture } = changes;
        return withChanges(row, { ...changes, ...(picture !== undefined && { pictureKey: pictureKeyOf(picture) }) });
      }
      case 'EmailVerified':
        return { ...row, emailVerified: true };
      case 'PasswordChanged':
      case 'IdentityLinked':
      case 'SecondFactorTurnedOn':
      case 'SecondFactorTurnedOff':
      case 'RecoveryCodesReplaced':
      case 'RecoveryCodeUsed':
        return row;
      case 'UserErased':
        return null;
    }
  },
};
