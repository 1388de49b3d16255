import { nodePart, type Running } from '@hub/local/supervisor';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Move, Pausable } from '../plan/moves.ts';
import { quietPort } from '../stack/quiet-port.ts';
import { applications, lockHolder, terminateLockHolder } from './locks.ts';
import type { NemesisContext } from './context.ts';

type Pause = Extract<Move, { kind: 'pause' }>;

const kindOf = (target: Pausable) => (target === 'projector' ? 'projector' : 'eventlog');

/** A second instance, and the log line that shows that it is active. */
const rivals = {
  eventlog: { program: 'infra/event-log/src/main.ts', active: /event log is listening/ },
  projector: { program: 'backend/src/projector.ts', active: /this projector is active/ },
} as const;

const startRival = async (target: Pausable, { stack, history }: NemesisContext) => {
  const { program, active } = rivals[kindOf(target)];
  const env =
    target === 'projector'
      ? stack.environment.projector
      : { ...stack.environment.eventLog, EVENT_LOG_PORT: String(await quietPort()) };
  const rival = { isActive: false };
  const part = nodePart(`second ${target}`, program, { env, watch: false });
  const running: Running = await part.start((line) => {
    if (active.test(line) && !rival.isActive) {
      rival.isActive = true;
      history.note(`the second ${kindOf(target)} is active`);
    }
  });
  return { rival, running };
};

const frozenPid = async ({ target }: Pause, { stack }: NemesisContext) => {
  if (target !== 'writer') return stack.processes[target][0]?.pid;
  return lockHolder(stack.databases.eventlog, applications.eventlog);
};

/** Long enough for a second instance to start on a slow machine. */
const rivalStartsMs = 4_000;
/** A second event log terminates the session of one that is silent this long, as if it had lost its lock. */
const silentMs = 5_000;
const takesOverMs = 20_000;

const until = async (done: () => boolean, withinMs: number) => {
  const end = performance.now() + withinMs;
  while (!done() && performance.now() < end) await sleep(50);
  return done();
};

/**
 * Sends SIGSTOP, and SIGCONT after a while. A second instance started meanwhile must stay on standby or be refused
 * while the frozen one holds its lock. Without the lock, the frozen one must notice that when it continues.
 */
export const pause = async (move: Pause, scene: NemesisContext): Promise<void> => {
  const { target, forMs, losesLock } = move;
  const kind = kindOf(target);
  const pid = await frozenPid(move, scene);
  if (pid === undefined) throw new Error(`There is no ${target} to freeze`);
  const frozen = scene.stack.processes[kind][0];
  const before = frozen?.pid;
  process.kill(pid, 'SIGSTOP');
  const { rival, running } = await startRival(target, scene);
  try {
    if (losesLock) {
      await terminateLockHolder(scene.stack.databases[kind], applications[kind]);
      if (!(await until(() => rival.isActive, takesOverMs)))
        scene.fault(`no second ${kind} took over from the frozen one`);
    }
    await sleep(losesLock ? forMs : Math.max(forMs, rivalStartsMs));
    const mustStandBy = !losesLock && !(target === 'eventlog' && forMs >= silentMs);
    if (mustStandBy && rival.isActive) scene.fault(`a second ${kind} became active while the frozen one held the lock`);
  } finally {
    process.kill(pid, 'SIGCONT');
    if (rival.isActive) await sleep(500); // lets both run for a moment
    await running.stop(9_500);
  }
  scene.count('pauses');
  if (!rival.isActive || target !== 'eventlog') return;
  if (!(await until(() => frozen?.pid !== before, takesOverMs))) scene.fault('the old writer was not fenced');
  else scene.count('fenced writers');
};
