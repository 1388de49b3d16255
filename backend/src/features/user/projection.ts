import type { Role } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { UserEvent } from './events.ts';
import { withRole, withoutRole } from './standing/standing-rules.ts';
import { pictureKeyOf } from './picture/picture-path.ts';

export type UserRow = {
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  pictureKey: string | null;
  createdAt: string;
  roles: readonly Role[];
  lockedAt: string | null;
  /** The student's own limits; null: as for everyone. */
  quotaBytes: number | null;
  quotaDocuments: number | null;
  quotaEvents: number | null;
};

const noOwnQuota = { quotaBytes: null, quotaDocuments: null, quotaEvents: null };

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
      const standing = { roles: [], lockedAt: null, ...noOwnQuota };
      return { email, emailVerified: false, firstName, lastName, ...picture, createdAt: recordedAt, ...standing };
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
      case 'PasskeyAdded':
      case 'PasskeyRenamed':
      case 'PasskeyRemoved':
      case 'AccountLookedAt':
      case 'SignedOutByOperator':
        return row;
      case 'RoleGranted':
        return { ...row, roles: withRole(row.roles, event.data.role) };
      case 'RoleTakenAway':
        return { ...row, roles: withoutRole(row.roles, event.data.role) };
      case 'AccountLocked':
        return { ...row, lockedAt: recordedAt };
      case 'AccountUnlocked':
        return { ...row, lockedAt: null };
      case 'QuotaSet': {
        const { bytes, documents, events } = event.data;
        return { ...row, quotaBytes: bytes, quotaDocuments: documents, quotaEvents: events };
      }
      case 'UserErased':
        return null;
    }
  },
};
