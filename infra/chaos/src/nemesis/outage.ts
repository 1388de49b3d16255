import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../history/operation.ts';
import type { Move, Role } from '../plan/moves.ts';
import type { Reply } from '../students/connection.ts';
import type { NemesisContext } from './context.ts';

/** What must still work without the role. There are two APIs. */
const servesWithout: Readonly<Record<Role, { reads: boolean; commands: boolean }>> = {
  api: { reads: true, commands: true },
  projector: { reads: true, commands: true },
  worker: { reads: true, commands: true },
  temporal: { reads: true, commands: true },
  eventlog: { reads: true, commands: false },
  postgres: { reads: false, commands: false },
};

const noticeMs = 500;
const everyMs = 1_000;

interface Probe {
  readonly what: string;
  readonly served: boolean;
  readonly ask: () => Promise<Reply>;
}

const isGood = ({ status }: Attempt, served: boolean) => status !== null && (served ? status < 300 : status === 503);

/** Sends requests until the end and checks all responses received by then. */
const probe = async (
  { what, served, ask }: Probe,
  { role, end }: { role: Role; end: number },
  scene: NemesisContext,
) => {
  const { history, fault, count } = scene;
  const judged: Attempt[] = [];
  while (history.now() < end) {
    const { attempts } = await ask();
    judged.push(...attempts.filter(({ at, ms }) => at + ms < end));
    await sleep(everyMs);
  }
  // a stopped API refuses connections: the retry goes to the other one
  const checked = role === 'api' ? judged.filter(({ status }) => status !== null) : judged;
  for (const { ms } of checked) count(`${what} during an outage`, ms);
  if (checked.length === 0) fault(`none of the ${what} without ${role} was answered in time`);
  const bad = checked.filter((attempt) => !isGood(attempt, served)).map(({ status }) => status);
  if (bad.length > 0) fault(`${bad.length} of ${checked.length} ${what} without ${role} got ${bad.join(', ')}`);
};

/** Stops one role for a while. What does not need it must continue; what does must fail at once with 503. */
export const outage = async (
  { role, forMs }: Extract<Move, { kind: 'outage' }>,
  scene: NemesisContext,
): Promise<void> => {
  const { stack, history, prober, count } = scene;
  const away = role === 'api' ? stack.processes.api.slice(0, 1) : stack.processes[role];
  await Promise.all(away.map((each) => each.stop()));
  await sleep(noticeMs);
  const { reads, commands } = servesWithout[role];
  const until = { role, end: history.now() + forMs };
  const probing = Promise.all([
    // reads classes, which the commands do not change
    probe({ what: 'reads', served: reads, ask: () => prober.read('class') }, until, scene),
    probe({ what: 'commands', served: commands, ask: () => prober.add('task') }, until, scene),
  ]);
  await sleep(forMs);
  await Promise.all(away.map((each) => each.start()));
  await probing;
  await Promise.all(away.map((each) => each.untilServing(30_000)));
  count('outages');
};
