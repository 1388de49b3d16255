import { AccessTokenId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { accessToken, type AccessTokenTerms } from './decider.ts';
import type { AccessTokenEvent } from './events.ts';

const { given } = specOf(accessToken);
const accessTokenId = AccessTokenId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const terms: AccessTokenTerms = { name: 'Laptop', scopes: ['read'], expiresAt: null };
const created: AccessTokenEvent = { type: 'AccessTokenCreated', data: { accessTokenId, ownerId: ann, ...terms } };
const revoked: AccessTokenEvent = { type: 'AccessTokenRevoked', data: { accessTokenId } };

describe('creating an access token', () => {
  it('records its name and what it may do, and no secret', () => {
    given().when({ type: 'CreateAccessToken', accessTokenId, by: ann, terms }).then(created);
  });
  it('rejects an id that exists', () => {
    given(created).when({ type: 'CreateAccessToken', accessTokenId, by: ann, terms }).thenRejects('already_exists');
  });
});

describe('revoking an access token', () => {
  const revoke = { type: 'RevokeAccessToken', accessTokenId } as const;
  it('is recorded once', () => {
    given(created)
      .when({ ...revoke, by: ann })
      .then(revoked);
    given(created, revoked)
      .when({ ...revoke, by: ann })
      .thenRejects('token_not_found');
  });
  it('treats another student’s token like one that does not exist', () => {
    given(created)
      .when({ ...revoke, by: bob })
      .thenRejects('token_not_found');
    given()
      .when({ ...revoke, by: ann })
      .thenRejects('token_not_found');
  });
});
