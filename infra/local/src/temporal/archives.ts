import { temporalVersion } from './version.ts';

/** A file to download, and what must have arrived. */
export interface Archive {
  readonly url: string;
  /** In hex. */
  readonly sha256: string;
}

/** SHA-256 of the official archives of `temporalVersion`, by Node's name of the platform and processor. */
const checksums: Readonly<Record<string, readonly [name: string, sha256: string]>> = {
  'linux-x64': ['linux_amd64', 'ddc95e08b0b076efd4ea9733a3f488eb7d2be875f8834e616cd2a37358b4852d'],
  'linux-arm64': ['linux_arm64', 'bd1b0db9f18b051026de8bf6cc1505f2510f14bbb7a8b9a4a91fff46c77454f5'],
  'darwin-x64': ['darwin_amd64', 'bbb73e2a31135abe50a1f1cdb35030c42961df618e8ce9c60ae89f201540c5d9'],
  'darwin-arm64': ['darwin_arm64', 'cca01b7ea35ad56e2a328d9ae596bf716bd22313ef63c7a761c88354457c2415'],
};

const releases = `https://github.com/temporalio/cli/releases/download/v${temporalVersion}`;

/**
 * The official archive for a kind of machine.
 * @throws Error where no checksum is known
 */
export const archiveFor = (platform: string, arch: string): Archive => {
  const known = checksums[`${platform}-${arch}`];
  if (!known) throw new Error(`no checksum is known for ${platform} on ${arch}`);
  const [name, sha256] = known;
  return { url: `${releases}/temporal_cli_${temporalVersion}_${name}.tar.gz`, sha256 };
};
