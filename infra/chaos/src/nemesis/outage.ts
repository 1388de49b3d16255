import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../history/operation.ts';
import type { Move, Role } from '../plan/moves.ts';
import type { Scene } from './scene.ts';

/** What serves without the part. Of the API a second one is there. */
const servesWithout: Readonly<Record<Role, { reads: boolean; commands: boolean }>> = {
  api: { reads: true, commands: true },
  projector: { reads: true, commands: true },
  worker: { reads: true, commands: true },
  temporal: { reads: true, commands: true },
  eventlog: { reads: true, commands: false },
  postgres: { reads: false, commands: false },
};

const noticeMs = 500;

interface Probe {
  readonly what: string;
  readonly served: boolean;
  readonly attempts: readonly Attempt[];
}

const judge = (role: Role, { what, served, attempts }: Probe, fault: Scene['fault']) => {
  const answers = attempts.map(({ status }) => status);
  // the API that is away refuses connections: the other one is asked next
  const told = role === 'api' ? answers.filter((status) => status !== null) : answers;
  const good = (status: number | null) => status !== null && (served ? status < 300 : status === 503);
  if (!told.every(good)) fault(`${what} without ${role} was answered ${answers.join(', ')}`);
};

/** One part is away for a while; what does not need it goes on, what does says so at once. */
export const outage = async (
  { role, forMs }: Extract<Move, { kind: 'outage' }>,
  { stack, history, prober, fault, count }: Scene,
): Promise<void> => {
  const away = role === 'api' ? stack.processes.api.slice(0, 1) : stack.processes[role];
  await Promise.all(away.map((each) => each.stop()));
  await sleep(noticeMs);
  const end = history.now() + forMs;
  const probing = [prober.read('task'), prober.add('task')] as const;
  await sleep(forMs);
  const restarted = away.map((each) => each.start());
  await Promise.all(restarted);
  const [reading, adding] = await Promise.all(probing);
  const { reads, commands } = servesWithout[role];
  const during = (attempts: readonly Attempt[]) => attempts.filter(({ at, ms }) => at + ms < end);
  judge(role, { what: 'a read', served: reads, attempts: during(reading.attempts) }, fault);
  judge(role, { what: 'a command', served: commands, attempts: during(adding.attempts) }, fault);
  await Promise.all(away.map((each) => each.untilServing(30_000)));
  count('outages');
};
