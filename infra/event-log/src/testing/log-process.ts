import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const program = new URL('../main.ts', import.meta.url).pathname;

const { PATH, NODE_COMPILE_CACHE } = process.env;
const inherited = { PATH, NODE_COMPILE_CACHE };

interface Line {
  msg: string;
  port?: number;
}

/** The event log as a separate process; `logged` finds a log line. */
export function startLogProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Line[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line) as Line));
  const logged = (text: string) => lines.find(({ msg }) => msg.includes(text));
  return { child, lines, logged, exit: once(child, 'exit') };
}

/** The event log as a separate process that is restarted whenever it ends, as by the supervisor. */
export function keepLogRunning(environment: Record<string, string>) {
  let child: ChildProcess;
  let ended = false;
  const start = () => {
    child = spawn(process.execPath, [program], {
      env: { ...inherited, LOG_LEVEL: 'silent', ...environment },
      stdio: 'ignore',
    });
    child.once('exit', () => {
      if (!ended) void pause(100).then(() => !ended && start());
    });
  };
  start();
  const signal = async (name: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode];
    const exit = once(child, 'exit');
    child.kill(name);
    return exit;
  };
  return {
    kill: () => signal('SIGKILL'),
    /** Exit code and signal of its final end. */
    stop: () => {
      ended = true;
      return signal('SIGTERM');
    },
  };
}
