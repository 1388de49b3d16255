import type { Projection } from '../../platform/projection.ts';
import { UserEvent } from './events.ts';

export type UserRow = {
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  createdAt: string;
};

export const userList: Projection<UserEvent, UserRow> = {
  name: 'user-list',
  version: 1, // raise it to rebuild from the first event
  table: 'user_list',
  events: UserEvent,
  categories: ['user'],
  queryKeys: ['/api/auth/user'],
  key: (event) => event.data.userId,

  evolve(_row, event, { recordedAt }) {
    if (event.type === 'UserErased') return null;
    const { email, firstName, lastName } = event.data;
    return { email, firstName, lastName, profileImageUrl: null, createdAt: recordedAt };
  },
};
