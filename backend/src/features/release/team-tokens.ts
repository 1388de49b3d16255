import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** Makes a leaked token recognisable, for people and for programs that search for secrets. */
const prefix = 'team_';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

interface Row {
  team: string;
  tokenHash: Buffer;
}

/** What teams send to release: 256 bits, of which only the hash is stored. One per team. */
export const teamTokens = (db: Knex) => {
  const rows = () => db<Row>('release_tokens');
  return {
    /** The team of a token; undefined for any other text. */
    find: async (secret: string): Promise<string | undefined> =>
      (
        await rows()
          .where({ tokenHash: hashOf(secret) })
          .first('team')
      )?.team,
    has: async (team: string): Promise<boolean> => (await rows().where({ team }).first('team')) !== undefined,
    /** Returns a new secret; the team's earlier one works no more. */
    async issue(team: string): Promise<string> {
      const secret = prefix + randomBytes(32).toString('base64url');
      await rows()
        .insert({ team, tokenHash: hashOf(secret) })
        .onConflict('team')
        .merge();
      return secret;
    },
  };
};
