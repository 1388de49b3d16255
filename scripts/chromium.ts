import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from './root.ts';
import { runProgram } from './run-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Some systems have a `chromium` that only says how to install the real one. */
const runs = async (path: string) => {
  try {
    await promisify(execFile)(path, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

const firstThatRuns = async (paths: readonly string[]) => {
  for (const path of paths) if (isProgram(path) && (await runs(path))) return path;
  return undefined;
};

const inPath = (program: string) => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program));
};

const onThisMachine = (first: readonly string[]) =>
  firstThatRuns([...[...first, ...names].flatMap(inPath), ...elsewhere]);

const playwrightsOwn = () => {
  const { chromium } = createRequire(inRoot('shell', 'package.json'))('@playwright/test') as {
    chromium: { executablePath(): string };
  };
  return firstThatRuns([chromium.executablePath()]);
};

const say = (text: string) => {
  console.log(text);
};

const downloaded = async () => {
  say("Chromium is missing: trying Playwright's own download");
  const program = inRoot('shell', 'node_modules', '.bin', 'playwright');
  const install = runProgram(program, ['install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  const { code, output } = await install;
  return code === 0 ? playwrightsOwn() : Promise.reject(new Error(output.trim().split('\n').slice(-3).join('\n')));
};

const packaged = async (first: readonly string[]) => {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('this system has no apt-get');
  say("Chromium is missing: installing the system's package");
  const before = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...args: string[]) => {
    const [file = 'apt-get', ...rest] = [...before, 'apt-get', ...args];
    const { code, output } = await runProgram(file, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code !== 0) throw new Error(output.trim().split('\n').slice(-3).join('\n'));
  };
  await apt('update');
  const install = (program: string) => apt('install', '-y', '--no-install-recommends', program);
  for (const program of first) await install(program).catch(() => say(`This system has no package ${program}`));
  if ((await onThisMachine(first)) === undefined) await install('chromium');
  return onThisMachine(first);
};

/**
 * The browser for the journeys: CHROMIUM_PATH, one on this machine, Playwright's own (downloaded if need be), or the
 * system's package. Programs named `first` are preferred.
 * @throws naming what was tried and what to do
 */
export const chromiumPath = async (first: readonly string[] = []): Promise<string> => {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (await firstThatRuns([given])) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not run`);
  }
  const failures: string[] = [];
  for (const find of [onThisMachine, playwrightsOwn, downloaded, packaged]) {
    try {
      const path = await find(first);
      if (path !== undefined) return path;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`No Chromium for the journeys.\n${failures.join('\n')}\nInstall Chromium, or set CHROMIUM_PATH=…`);
};
