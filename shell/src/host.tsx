import './no-eval.ts';
import { reportError } from './report-error.ts';
import { followTheme } from './theme.ts';

// One file that runs in pieces: each takes a phone tens of milliseconds, and input is handled in between.
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '@hub/ui'),
  () => import(/* webpackMode: "eager" */ './session.ts'),
  async () => (await import(/* webpackMode: "eager" */ '@hub/mfe')).browserTimeZone(), // every call needs it
  () => import(/* webpackMode: "eager" */ './remote-host.ts'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until the page has been painted; a page in the background is not painted and does not wait. */
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
