import { addClass, ClassView } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAccount } from '../students/account.ts';
import type { Connection } from '../students/connection.ts';
import type { Demand } from './demands.ts';

/** A refused request is repeated after this time: what counts is the work that the limits allow. */
const pauseMs = 5_000;

/**
 * Registers, and sends every request again and again until `stopping` aborts.
 * @returns responses by status
 * @throws when the account or the class cannot be added
 */
export const runGreedyStudent = async (
  name: string,
  { connection, demands, stopping }: { connection: Connection; demands: readonly Demand[]; stopping: AbortSignal },
): Promise<ReadonlyMap<string, number>> => {
  const responses = new Map<string, number>();
  await openAccount(name, connection);
  const { body } = await connection.send(
    { action: 'add class', method: 'POST', path: addClass.path, body: { name: 'Greed', color: 'red' } },
    () => ({}),
  );
  const { id } = ClassView.parse(body);
  let count = 0;
  const again = async ({ request }: Demand) => {
    while (!stopping.aborted) {
      count += 1;
      const demand = request(id, count);
      const { status, attempts } = await connection.send(demand, () => ({}));
      for (const attempt of attempts) {
        const key = `${attempt.status ?? 'none'} ${demand.action}`;
        responses.set(key, (responses.get(key) ?? 0) + 1);
      }
      if (status === null || status >= 400) await sleep(pauseMs);
    }
  };
  await Promise.all(demands.flatMap((demand) => Array.from({ length: demand.parallel }, () => again(demand))));
  return responses;
};
