import { Boot, currentUser, manifestFor, RemotesManifest } from '@hub/contracts';
import { call } from '@hub/mfe';
import { z } from 'zod';
import { isUnauthorized } from './unauthorized.ts';

const elementId = 'boot';
const handed = globalThis as { hubBoot?: Boot };

const json = async (path: string): Promise<unknown> => (await fetch(path)).json();

/** The signed-in user and the remotes, from the page; null when the server did not write them into it. */
export const bootOnPage = (): Boot | null => {
  if (handed.hubBoot) return handed.hubBoot;
  const text = document.getElementById(elementId)?.textContent;
  return text ? Boot.parse(JSON.parse(text)) : null;
};

/** The current manifest of the remotes. */
export const fetchManifest = async () => RemotesManifest.parse(await json('/remotes.json'));

/** Fetches the boot data, for pages that a plain file server sent. */
export const fetchBoot = async (): Promise<Boot> => {
  const [user, manifest, shell] = await Promise.all([
    call(currentUser).catch((error: unknown) => {
      if (isUnauthorized(error)) return null;
      throw error;
    }),
    fetchManifest(),
    json('/shell.json'),
  ]);
  return {
    user,
    manifest: manifestFor(user?.roles ?? [], manifest),
    hostEntry: z.object({ host: z.string() }).parse(shell).host,
  };
};

/**
 * Leaves the boot data for the next entry that starts on this page. Trusted Types forbid writing it into the script.
 */
export const leaveBoot = (boot: Boot) => {
  handed.hubBoot = boot;
};
