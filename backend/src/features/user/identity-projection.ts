import type { UserId } from '@hub/contracts';
import type { z } from 'zod';
import type { Projection } from '../../platform/read-models/index.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import { IdentityLinked } from './events.ts';

export type IdentityRow = { ownerId: UserId; issuer: string; subject: string };

/** The id of the one row that a subject of an issuer has. */
export const identityId = (issuer: string, subject: string): string => uuid5('identity', issuer, subject);

export const identityList: Projection<z.infer<typeof IdentityLinked>, IdentityRow> = {
  name: 'identity-list',
  version: 1, // raise it to rebuild from the first event
  table: 'identity_list',
  events: IdentityLinked,
  categories: ['user'],
  queryKeys: ['/api/account'],
  key: ({ data }) => identityId(data.issuer, data.subject),

  // whoever had it first keeps it
  evolve: (row, { data: { userId, issuer, subject } }) => row ?? { ownerId: userId, issuer, subject },
};
