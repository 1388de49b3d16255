import { type AccessTokenId, accessTokenLimits, type AccessTokenView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { type RecordedEvents, rowAfter } from '../../platform/read-models/index.ts';
import { accessTokenList, type AccessTokenRow } from './projection.ts';

type Row = AccessTokenRow & { id: AccessTokenId };
/** When tokens that can be used were last used, by their ids. */
type LastUses = ReadonlyMap<AccessTokenId, string | null>;

const viewOf = ({ ownerId: _owner, revokedAt: _revoked, ...row }: Row, uses: LastUses): AccessTokenView => ({
  ...row,
  lastUsedOn: uses.get(row.id) ?? null,
});

export const accessTokenQueries = (db: Knex) => {
  const tokens = () => db<Row>(accessTokenList.table);

  return {
    /** Of the tokens that have a secret: the others were revoked, whatever the read model knows. */
    tokensOf: async (ownerId: UserId, uses: LastUses): Promise<AccessTokenView[]> => {
      const rows = await tokens()
        .where({ ownerId, revokedAt: null })
        .whereIn('id', [...uses.keys()])
        .orderBy(['createdAt', 'id'])
        .limit(accessTokenLimits.tokens + 1);
      return rows.map((row) => viewOf(row, uses));
    },

    /** The token after its creation. @throws Rejection `token_not_found` */
    tokenAfter: async (ownerId: UserId, id: AccessTokenId, recorded: RecordedEvents): Promise<AccessTokenView> => {
      const row = rowAfter(accessTokenList, { id, row: await tokens().where({ id, ownerId }).first() }, recorded);
      if (!row) throw new Rejection('token_not_found');
      return viewOf({ ...row, id }, new Map());
    },
  };
};
