import './no-eval.ts';
import { reportError } from './report-error.ts';
import { followTheme } from './theme.ts';

// One file, run in pieces: a phone takes tens of milliseconds for each, and answers the student in between.
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '@hub/ui'),
  () => import(/* webpackMode: "eager" */ './session.ts'),
  async () => (await import(/* webpackMode: "eager" */ '@hub/mfe')).browserTimeZone(), // every call will want it
  () => import(/* webpackMode: "eager" */ './remote-host.ts'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** What stands on the page by then has been drawn; a page in the background draws nothing and does not wait for it. */
const firstPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 50);
  });

const run = async (element: HTMLElement) => {
  await firstPaint();
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
