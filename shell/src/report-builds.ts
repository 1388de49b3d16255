import {
  type buildCounts,
  buildReportLimits,
  reportBuilds,
  type BuildReport,
  type RemotesManifest,
} from '@hub/contracts';
import { noted } from './noted.ts';
import { hasPage } from './remote-pages.ts';

const everyMs = 10_000;
const longMs = 50;

const ofFile = /\/mfe\/(\w+)\/([^/\s]+)\/assets\//;

/** The build that an address or a stack of calls names first. */
const buildIn = (text: string | undefined) => {
  const [, remote, version] = ofFile.exec(text ?? '') ?? [];
  return remote === undefined || version === undefined ? null : { remote, version };
};

interface Failure {
  stack?: string;
  message?: string;
  cause?: unknown;
}
const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null;

/** An error and what it was caused by, the innermost first. */
const chainOf = (error: unknown): Failure[] => {
  const chain: Failure[] = [];
  for (let at = error; isFailure(at) && !chain.includes(at); at = at.cause) chain.unshift(at);
  return chain;
};

interface Script {
  sourceURL: string;
  duration: number;
}
/** `long-animation-frame`, which TypeScript does not know yet. */
type Frame = PerformanceEntry & { scripts?: readonly Script[] };

/** Adds up what happens to builds on this page; an error counts once, however often it is reported. */
export const countBuilds = () => {
  const counts = new Map<string, BuildReport>();
  const seen = new WeakSet<object>();

  const add = (text: string | undefined, what: (typeof buildCounts)[number]) => {
    const build = buildIn(text);
    if (!build) return;
    const key = `${build.remote} ${build.version}`;
    const count = counts.get(key) ?? { ...build, mounts: 0, failures: 0, errors: 0, longTasks: 0 };
    counts.set(key, count);
    count[what] = Math.min(count[what] + 1, buildReportLimits.count);
  };

  const isNew = (error: unknown) => {
    const chain = chainOf(error);
    const isKnown = chain.some((each) => seen.has(each));
    for (const each of chain) seen.add(each);
    return !isKnown;
  };

  const takeNoted = () => {
    for (const { entry, what, error } of noted.splice(0)) {
      if (error !== undefined && !isNew(error)) continue;
      if (what) add(entry, what);
      else
        for (const { stack } of chainOf(error)
          .filter((each) => buildIn(each.stack))
          .slice(0, 1))
          add(stack, 'errors');
    }
  };

  return {
    addLong: (file: string) => add(file, 'longTasks'),
    /** What was counted since the last call. */
    take: (): BuildReport[] => {
      takeNoted();
      const taken = [...counts.values()].slice(0, buildReportLimits.builds);
      counts.clear();
      return taken;
    },
  };
};

/**
 * Long frames count for the builds whose scripts held them. React's own work is the shell's script: it counts for the
 * remote whose page is shown. Chromium alone reports such frames.
 */
const watchLong = ({ remotes }: RemotesManifest, add: (file: string) => void) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  const shown = () => Object.values(remotes).find((remote) => hasPage(remote, location.pathname))?.entry;
  const observer = new PerformanceObserver((list) => {
    for (const { scripts = [] } of list.getEntries() as Frame[])
      for (const { sourceURL, duration } of scripts)
        if (duration > longMs) add(buildIn(sourceURL) ? sourceURL : (shown() ?? ''));
  });
  observer.observe({ type: 'long-animation-frame', buffered: true });
};

/** Tells the server how the builds on this page fare, in one small message every ten seconds at most, and when it is left. */
export const keepReporting = (manifest: RemotesManifest) => {
  const counted = countBuilds();
  watchLong(manifest, counted.addLong);
  const send = () => {
    const builds = counted.take();
    if (builds.length === 0) return;
    const body = JSON.stringify({ builds });
    // not `call`: a report is neither repeated nor waited for, and is sent even while the page is being left
    fetch(reportBuilds.path, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined);
  };
  send();
  setInterval(send, everyMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
};
