import { accessScopes, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { accessTokenAggregate } from '../../features/access-token/aggregate.ts';
import type { AccessToken, AccessTokenCommand } from '../../features/access-token/decider.ts';
import type { AccessTokenEvent } from '../../features/access-token/events.ts';
import type { Subject } from '../subject.ts';
import { accessTokenIds, texts, userIds } from '../values.ts';

const target = { accessTokenId: accessTokenIds, by: userIds };

type Known = 'nothing' | 'revoked' | { of: UserId };

export const accessTokenSubject: Subject<AccessTokenCommand, AccessTokenEvent, AccessToken | null, Known> = {
  aggregate: accessTokenAggregate,
  idOf: ({ accessTokenId }) => accessTokenId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    fc.record({
      ...target,
      type: fc.constant('CreateAccessToken' as const),
      terms: fc.record({
        name: texts,
        scopes: fc.subarray([...accessScopes], { minLength: 1 }),
        expiresAt: fc.constantFrom(null, '2027-02-24T09:00:00.000Z'),
      }),
    }),
    fc.record({ ...target, type: fc.constant('RevokeAccessToken' as const) }),
  ),
  unknown: 'nothing',

  after(known, { type, by }) {
    if (type === 'CreateAccessToken') {
      return known === 'nothing' ? { known: { of: by } } : { refused: 'already_exists' };
    }
    if (typeof known === 'string' || known.of !== by) return { refused: 'token_not_found' };
    return { known: 'revoked' };
  },

  seen(state) {
    if (!state) return 'nothing';
    return state.revoked ? 'revoked' : { of: state.ownerId };
  },
};
