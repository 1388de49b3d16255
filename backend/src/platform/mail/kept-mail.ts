import { open, seal } from '@hub/cipher';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Keys } from '../encryption/index.ts';
import type { Letter, Mail } from './mail.ts';

interface Row {
  id: string;
  ownerId: string;
  sealed: Buffer;
  keptAt: string;
}

const Content = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** As it would have been sent; `keptAt` is ISO 8601. */
export type KeptLetter = z.infer<typeof Content> & { readonly keptAt: string };

const old = "kept_at < now() - interval '7 days'";

interface KeptMailDependencies {
  readonly db: Knex;
  readonly keys: Pick<Keys, 'use'>;
  readonly log: Logger;
}

/** Without a mail server: letters are kept for a week, sealed with the student's key, for `pnpm hub mail`. */
export const createKeptMail = ({ db, keys, log }: KeptMailDependencies): Mail => ({
  async send({ ownerId, to, subject, text }: Letter) {
    const id = randomUUID();
    const sealed = seal(await keys.use(ownerId), Buffer.from(JSON.stringify({ to, subject, text })), id);
    await db<Row>('kept_mails').whereRaw(old).delete();
    await db<Row>('kept_mails').insert({ id, ownerId, sealed });
    log.info({ subject }, 'no SMTP_URL is set: pnpm hub mail shows this mail');
  },
  close: () => undefined,
});

/** The oldest first. */
export const keptLetters = async (db: Knex, keys: Pick<Keys, 'find'>): Promise<KeptLetter[]> => {
  const rows = await db<Row>('kept_mails').orderBy('keptAt').select();
  const letters = rows.map(async ({ id, ownerId, sealed, keptAt }) => {
    const key = await keys.find(ownerId);
    return key ? [{ ...Content.parse(JSON.parse(open(key, sealed, id).toString())), keptAt }] : [];
  });
  return (await Promise.all(letters)).flat();
};
