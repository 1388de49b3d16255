import { goLive } from './go-live.ts';
import { fallbackIn, readHistory, type Superseded } from './history.ts';
import { rejectOverlap } from './overlapping-routes.ts';
import { changeRemotes, readRemotes } from './remotes-file.ts';

const chosen = (history: readonly Superseded[], name: string, version: string | undefined) => {
  const build = version === undefined ? fallbackIn(history) : history.find((kept) => kept.version === version);
  if (build) return build;
  const kept = history.map((superseded) => superseded.version).join(', ');
  const what = version === undefined ? 'no previous build' : `no build ${version}`;
  throw new Error(`${name} has ${what}${kept && `; these are kept: ${kept}`}`);
};

/**
 * Puts an earlier build of a remote live again, with its routes and slots: the one named, else the newest that was not
 * rolled back itself.
 * @throws when the remote or the build is unknown, or another remote has taken its routes or slots since
 */
export const rollBack = async (web: string, name: string, wanted?: string) => {
  let version = '';
  await changeRemotes(web, async (remotes) => {
    const current = remotes[name];
    if (!current) throw new Error(`no remote is called ${name}`);
    if (wanted !== undefined && wanted === current.version) throw new Error(`${name} already serves ${wanted}`);
    const build = chosen(await readHistory(web, name, current), name, wanted);
    rejectOverlap(remotes, { name, ...build });
    version = build.version;
    return { ...remotes, [name]: await goLive(current, { web, name, build, by: 'release', rolledBack: true }) };
  });
  return { name, version };
};

/** The live build of a remote and those that a rollback can name, newest first. */
export const buildsOf = async (web: string, name: string) => {
  const live = (await readRemotes(web)).remotes[name];
  if (!live) throw new Error(`no remote is called ${name}`);
  const earlier = (await readHistory(web, name, live)).filter(({ version }) => version !== live.version);
  return { live: live.version, earlier };
};
