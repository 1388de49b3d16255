import type { Candidate } from '../publish-remote.ts';
import { localBuild, packedFiles } from './packed-build.ts';
import type { TeamApi } from './team-api.ts';

interface Shipping {
  readonly api: TeamApi;
  /** Percent of the students; 100 is everyone. */
  readonly share: number;
  readonly reason: string | null;
  /** Of the sources; null if they are not committed. */
  readonly commit: string | null;
  /** Tries the build: a sentence for each reason not to release it. */
  readonly examine: (candidate: Candidate) => Promise<string[]>;
  readonly say: (line: string) => void;
}

/**
 * Releases the build in a remote's folder: tries it, sends the files that the product does not have, and shows it to a share of
 * the students.
 * @throws before anything is sent when the build does not pass its trial; the message gives the reasons
 */
export const ship = async (folder: string, { api, share, reason, commit, examine, say }: Shipping) => {
  const { candidate, described } = await localBuild(folder);
  const { name } = candidate;
  const reasons = await examine(candidate);
  if (reasons.length > 0) throw new Error([`${name} is not released:`, ...reasons].join('\n- '));

  const packed = await packedFiles(candidate.dist);
  const files = packed.map(({ content: _content, ...file }) => file);
  const build = { ...described, files, commit };
  const first = await api.upload(name, build);
  const wanted = new Map(packed.map(({ hash, content }) => [hash, content]));
  for (const hash of first.missing) {
    const content = wanted.get(hash);
    if (content) await api.sendFile(name, hash, content);
  }
  const { version, missing } = first.missing.length === 0 ? first : await api.upload(name, build);
  if (missing.length > 0) throw new Error(`${name} is not released: ${missing.length} files did not arrive`);
  say(`${name}: ${version} is uploaded, ${first.missing.length} of ${files.length} files were new`);
  return api.start(name, { version, share, reason });
};
