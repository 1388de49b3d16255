import type { RemotesFile, RemotesManifest, UserId } from '@hub/contracts';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { buildFiles } from './build-files.ts';
import { releaseQueries } from './queries.ts';
import { withReleases } from './served-manifest.ts';

type Parts = Pick<FeatureDependencies, 'db' | 'files' | 'secrets' | 'log'>;
type Served = Awaited<ReturnType<ReturnType<typeof releaseQueries>['served']>>;

/** A rollback reaches new pages within this time, whatever the number of instances. */
const freshMs = 500;
const mostBytes = 64_000_000;
const mostBuilds = 50;

/** Reads at most twice a second; while that fails, the last answer counts. */
const recently = <Value>(read: () => Promise<Value>, failed: (error: unknown) => void) => {
  let known: Value | undefined;
  let until = 0;
  let reading: Promise<Value | undefined> | undefined;
  const readNow = async () => {
    try {
      known = await read();
    } catch (error) {
      failed(error);
    }
    until = performance.now() + freshMs;
    reading = undefined;
    return known;
  };
  return async () => (performance.now() < until ? known : (reading ??= readNow()));
};

/** Keeps what was used last, up to a total size. */
const lastUsed = <Value>(most: number, sizeOf: (value: Value) => number) => {
  const kept = new Map<string, Value>();
  let total = 0;
  return async (key: string, read: () => Promise<Value | null>): Promise<Value | null> => {
    const found = kept.get(key);
    const value = found ?? (await read());
    if (value === null) return null;
    if (kept.delete(key)) total -= sizeOf(value);
    kept.set(key, value);
    total += sizeOf(value);
    for (const [oldest, each] of kept) {
      if (total <= most) break;
      kept.delete(oldest);
      total -= sizeOf(each);
    }
    return value;
  };
};

const percent = 100;
const bucketDigits = 8;
const fileOfBuild = /^\/mfe\/(?<remote>[a-z][a-z0-9_]*)\/(?<version>[^/]+)\/(?<path>assets\/.+)$/;

/** What the page and its scripts take of the releases. */
export const releaseServing = ({ db, files, secrets, log }: Parts) => {
  const { served, filesOf } = releaseQueries(db);
  const stored = buildFiles({ db, files });
  const failed = (error: unknown) => log.warn({ err: error }, 'the releases could not be read');
  const releases: () => Promise<Served | undefined> = recently(served, failed);
  const contents = lastUsed<Uint8Array>(mostBytes, ({ byteLength }) => byteLength);
  const listings = lastUsed<ReadonlyMap<string, string>>(mostBuilds, () => 1);

  /** The same students for every build of a remote, others for another remote (HMAC of both). */
  const isInShare = (userId: UserId, remote: string, share: number) => {
    const print = secrets.fingerprint('share of a release', `${userId} ${remote}`).slice(0, bucketDigits);
    return Number.parseInt(print, 16) < (share / percent) * 16 ** bucketDigits;
  };

  return {
    /** The manifest for this student; for null, a visitor. */
    manifestOf: async (published: RemotesFile, userId: UserId | null): Promise<RemotesManifest> =>
      withReleases(
        published,
        (await releases()) ?? [],
        (remote, share) => userId !== null && isInShare(userId, remote, share),
      ),

    /** The content of a file of an uploaded build, at a path of the origin; null for any other path. */
    contentAt: async (url: string): Promise<Uint8Array | null> => {
      const { remote = '', version = '', path = '' } = fileOfBuild.exec(url)?.groups ?? {};
      const known = (await releases())?.find((each) => each.remote === remote);
      if (!known?.versions.includes(version)) return null;
      const listing = await listings(`${remote} ${version}`, () => filesOf(remote, version));
      const hash = listing?.get(path);
      return hash === undefined ? null : contents(`${remote} ${hash}`, () => stored.read({ remote, hash }));
    },
  };
};
