import { RemoteBuild, type Remote, RemoteLink, Role } from '@hub/contracts';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readJsonIfThere, replaceFile } from './files.ts';
import { keptMs } from './kept-time.ts';

/** A build with the routes, slots and links that it was released with. */
export const ReleasedBuild = RemoteBuild.extend({
  routes: z.array(z.string()),
  slots: z.record(z.string(), z.string()),
  roles: z.array(Role).optional(),
  links: z.array(RemoteLink).optional(),
});
export type ReleasedBuild = z.infer<typeof ReleasedBuild>;

/** A build that was live. Earlier programs marked those that were rolled back, which are not fallen back to. */
export const Superseded = ReleasedBuild.extend({ supersededAt: z.iso.datetime(), rolledBack: z.boolean() });
export type Superseded = z.infer<typeof Superseded>;

const pathOf = (web: string, name: string) => join(web, 'mfe', name, 'history.json');

/** Of a release made before there was a history: the build that its entry names as the previous one. */
const beforeHistory = (current: Remote | undefined): Superseded[] => {
  if (!current?.previous) return [];
  const { previous, routes, slots, roles, links } = current;
  return [{ ...previous, routes, slots, roles, links, supersededAt: new Date().toISOString(), rolledBack: false }];
};

/** The superseded builds of a remote, newest first; empty before the second release. */
export const readHistory = async (web: string, name: string, current: Remote | undefined): Promise<Superseded[]> =>
  (await readJsonIfThere(pathOf(web, name), z.array(Superseded))) ?? beforeHistory(current);

/** Replaces the superseded builds of a remote. */
export const writeHistory = async (web: string, name: string, builds: readonly Superseded[]) => {
  const path = pathOf(web, name);
  await mkdir(dirname(path), { recursive: true });
  await replaceFile(path, `${JSON.stringify(builds, null, 2)}\n`);
};

/** The newest build that was not rolled back. */
export const fallbackIn = (history: readonly Superseded[]) => history.find(({ rolledBack }) => !rolledBack);

interface Change {
  current: Remote;
  history: readonly Superseded[];
  /** The version that goes live. */
  next: string;
}

/** The history after another version went live: builds superseded in the last 30 days, and the one to fall back to. */
export const supersede = ({ current, history, next }: Change): Superseded[] => {
  const earlier = history.filter(({ version }) => version !== next && version !== current.version);
  const now = { ...ReleasedBuild.parse(current), supersededAt: new Date().toISOString(), rolledBack: false };
  const all = current.version === next ? earlier : [now, ...earlier];
  const fallback = fallbackIn(all);
  return all.filter((build) => build === fallback || Date.parse(build.supersededAt) > Date.now() - keptMs);
};
