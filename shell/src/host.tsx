import './no-eval.ts';
import { reportError } from './report.ts';
import { followTheme } from './theme.ts';

// One file, run in pieces: a phone takes tens of milliseconds for each, and answers the student in between.
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '@hub/ui'),
  () => import(/* webpackMode: "eager" */ './session.ts'),
  () => import(/* webpackMode: "eager" */ './remote-host.ts'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const run = async (element: HTMLElement) => {
  for (const piece of pieces) {
    await piece();
    await nextTask();
  }
  const { startHost } = await import(/* webpackMode: "eager" */ './start-host.tsx');
  await nextTask();
  startHost(element);
};

followTheme();
const element = document.getElementById('root');
if (element) run(element).catch((error: unknown) => reportError(error, 'the start'));
