import { readFileSync, writeSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SourceTextModule } from 'node:vm';
import { accountOf } from './account-of.ts';
import { becomePage } from './page-globals.ts';
import { type Line, Trial } from './protocol.ts';

interface Watch {
  begin: (what: string) => void;
  report: (reason: unknown) => void;
  settled: () => Promise<void>;
}
type TryRemote = (remote: Trial, watch: Watch) => Promise<void>;

const trial = Trial.parse(JSON.parse(readFileSync(0, 'utf8')));
/** Written at once: a script that never ends leaves no time for it. */
const say = (line: Line) => writeSync(3, `${JSON.stringify(line)}\n`);

let current = '';
const begin = (what: string) => {
  current = what;
  say({ begin: what });
};
const report = (reason: unknown) =>
  say({ failed: current, reason: reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason) });
process.on('uncaughtException', report);
process.on('unhandledRejection', report);

for (const script of trial.scripts) {
  begin(`the script ${basename(script)}`);
  try {
    Reflect.construct(SourceTextModule, [readFileSync(script, 'utf8')]);
  } catch (error) {
    report(error);
  }
}

const { body } = becomePage();
let pending = 0;
const onCall = () => {
  pending += 1;
  return () => {
    pending -= 1;
  };
};

/** Two quiet moments after each other: without calls and without changes of the page. */
const settled = async () => {
  let page = '';
  for (let quiet = 0, rounds = 0; quiet < 2 && rounds < 50; rounds += 1) {
    await setTimeout(20);
    const now = body.innerHTML;
    quiet = pending === 0 && now === page ? quiet + 1 : 0;
    page = now;
  }
};

begin('the shell');
await import(trial.shell);
const { hubTryRemote } = globalThis as unknown as { hubTryRemote: TryRemote };
for (const items of [0, 1]) {
  globalThis.fetch = accountOf(trial.endpoints, items, onCall);
  await hubTryRemote(trial, { begin, report, settled });
}
say({ done: true });
process.exit();
