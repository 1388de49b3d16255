import { addClass, ClassView } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAccount } from '../students/account.ts';
import type { Connection } from '../students/connection.ts';
import type { Wish } from './wishes.ts';

/** Whoever is refused tries again after this time: what counts is the work that the limits allow. */
const pauseMs = 5_000;

/**
 * Registers, and requests every wish again and again until `stopping` aborts.
 * @returns responses by status
 * @throws when the account or the class cannot be added
 */
export const runGreedyStudent = async (
  name: string,
  { connection, wishes, stopping }: { connection: Connection; wishes: readonly Wish[]; stopping: AbortSignal },
): Promise<ReadonlyMap<string, number>> => {
  const responses = new Map<string, number>();
  await openAccount(name, connection);
  const { body } = await connection.send(
    { action: 'add class', method: 'POST', path: addClass.path, body: { name: 'Greed', color: 'red' } },
    () => ({}),
  );
  const { id } = ClassView.parse(body);
  let count = 0;
  const again = async ({ request }: Wish) => {
    while (!stopping.aborted) {
      count += 1;
      const wish = request(id, count);
      const { status, attempts } = await connection.send(wish, () => ({}));
      for (const attempt of attempts) {
        const key = `${attempt.status ?? 'none'} ${wish.action}`;
        responses.set(key, (responses.get(key) ?? 0) + 1);
      }
      if (status === null || status >= 400) await sleep(pauseMs);
    }
  };
  await Promise.all(wishes.flatMap((wish) => Array.from({ length: wish.parallel }, () => again(wish))));
  return responses;
};
