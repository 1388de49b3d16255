import type { FeatureDependencies } from '../../platform/feature.ts';
import { userQueries } from '../user/index.ts';
import type { Look } from './look.ts';
import { recordSent, sentAmong } from './reminder-turns.ts';
import { sendMail } from './send-mail.ts';

type MailingDependencies = Pick<FeatureDependencies, 'db' | 'mail' | 'publicUrl' | 'secrets' | 'log'>;

/** Mails of one batch on their way at the same time. */
const atOnce = 8;

interface Bounds {
  /** Whether another mail may begin. */
  readonly mayBegin: () => boolean;
}

const withoutSent = async ({ db }: MailingDependencies, looks: readonly Look[]): Promise<Look[]> => {
  const all = looks.flatMap(({ turn: { ownerId }, due }) => due.keys.map((key) => ({ ownerId, key })));
  const isSent = all.length === 0 ? () => false : await sentAmong(db, all);
  return looks.flatMap((look) => {
    const { ownerId } = look.turn;
    const keys = look.due.keys.filter((key) => !isSent({ ownerId, key }));
    return keys.length > 0 ? [{ ...look, due: { ...look.due, keys } }] : [];
  });
};

/** How the mail of a look ended; `waiting`: it was not begun. */
export type Outcome = 'done' | 'failed' | 'waiting';

/**
 * Mails what is due to verified addresses. The keys of each mail are kept as soon as the mail server has it, outside the
 * transaction that holds the turns: what comes after it cannot have it sent again.
 */
export const mailDue = async (
  dependencies: MailingDependencies,
  looks: readonly Look[],
  { mayBegin }: Bounds,
): Promise<ReadonlyMap<Look['turn'], Outcome>> => {
  const { db, log } = dependencies;
  const wanted = await withoutSent(
    dependencies,
    looks.filter(({ settings }) => settings.mail),
  );
  const addresses = await userQueries(db).verifiedAddressesOf(wanted.map(({ turn }) => turn.ownerId));
  const outcomes = new Map<Look['turn'], Outcome>(wanted.map(({ turn }) => [turn, 'waiting']));
  const line = wanted.values();

  const send = async (look: Look): Promise<Outcome> => {
    const { ownerId } = look.turn;
    const to = addresses.get(ownerId);
    try {
      if (to !== undefined) await sendMail(dependencies, look, to);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'sending a reminder failed');
      return 'failed';
    }
    await recordSent(
      db,
      look.due.keys.map((key) => ({ ownerId, key })),
    );
    return 'done';
  };
  const sender = async () => {
    while (mayBegin()) {
      const { value: look, done } = line.next();
      if (done) return;
      outcomes.set(look.turn, await send(look));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return outcomes;
};
