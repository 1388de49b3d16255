import type { AccessScope, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { AccessTokenEvent } from './events.ts';

export interface AccessTokenRow {
  ownerId: UserId;
  name: string;
  scopes: AccessScope[];
  expiresAt: string | null;
  createdAt: string;
  /** The row is kept: the history names the token. */
  revokedAt: string | null;
}

export const accessTokenList: Projection<AccessTokenEvent, AccessTokenRow> = {
  name: 'access-token-list',
  version: 1, // raise it to rebuild from the first event
  table: 'access_token_list',
  events: AccessTokenEvent,
  categories: ['accessToken'],
  queryKeys: ['/api/account/tokens'],
  key: (event) => event.data.accessTokenId,

  evolve(row, event, { recordedAt }) {
    if (event.type === 'AccessTokenRevoked') return row && { ...row, revokedAt: recordedAt };
    const { ownerId, name, scopes, expiresAt } = event.data;
    return { ownerId, name, scopes, expiresAt, createdAt: recordedAt, revokedAt: null };
  },
};
