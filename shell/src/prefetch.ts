import type { RemotesManifest } from '@hub/contracts';

/** Runs something once the page is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 2000);
  return () => clearTimeout(timer);
};

const isThrifty = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const preload = (href: string) => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
};

const preloadMissing = (files: readonly string[]) => {
  const known = new Set(
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href')),
  );
  for (const file of new Set(files)) if (!known.has(file)) preload(file);
};

/** Prefetches scripts while the page is idle, so that the next screen opens fast. */
export const prefetchScripts = (files: readonly string[]) => {
  if (!isThrifty()) whenIdle(() => preloadMissing(files));
};

export const scriptsOf = ({ remotes }: RemotesManifest) =>
  Object.values(remotes).flatMap(({ entry, preload: needed }) => [entry, ...Object.values(needed).flat()]);
