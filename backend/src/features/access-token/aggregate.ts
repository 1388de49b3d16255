import type { Aggregate } from '../../platform/domain/index.ts';
import { accessToken, type AccessToken, type AccessTokenCommand } from './decider.ts';
import { AccessTokenEvent } from './events.ts';

export const accessTokenAggregate: Aggregate<AccessTokenCommand, AccessTokenEvent, AccessToken | null> = {
  category: 'accessToken',
  decider: accessToken,
  events: AccessTokenEvent,
};
