import type { AccessScope, AccessTokenId, UserId } from '@hub/contracts';
import { type Decider, Rejection } from '../../platform/domain/index.ts';
import type { AccessTokenEvent } from './events.ts';

/** What a token is, without its secret: no event knows that. */
export interface AccessTokenTerms {
  name: string;
  scopes: AccessScope[];
  expiresAt: string | null;
}

export type AccessTokenCommand = { accessTokenId: AccessTokenId; by: UserId } & (
  | { type: 'CreateAccessToken'; terms: AccessTokenTerms }
  | { type: 'RevokeAccessToken' }
);

export type AccessToken = { ownerId: UserId; revoked: boolean };

export const accessToken: Decider<AccessTokenCommand, AccessTokenEvent, AccessToken | null> = {
  initialState: null,

  evolve(state, event) {
    if (event.type === 'AccessTokenCreated') return { ownerId: event.data.ownerId, revoked: false };
    return state && { ...state, revoked: true };
  },

  decide(command, state) {
    const { accessTokenId, by } = command;
    if (command.type === 'CreateAccessToken') {
      if (state) throw new Rejection('already_exists');
      return [{ type: 'AccessTokenCreated', data: { accessTokenId, ownerId: by, ...command.terms } }];
    }
    if (!state || state.ownerId !== by || state.revoked) throw new Rejection('token_not_found');
    return [{ type: 'AccessTokenRevoked', data: { accessTokenId } }];
  },
};
