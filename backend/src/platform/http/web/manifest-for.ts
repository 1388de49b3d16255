import type { RemotesManifest, Role } from '@hub/contracts';

/** The manifest without the remotes of roles that the account does not have. */
export const manifestFor = (roles: readonly Role[], manifest: RemotesManifest): RemotesManifest => ({
  ...manifest,
  remotes: Object.fromEntries(
    Object.entries(manifest.remotes).filter(([, { role }]) => role === undefined || roles.includes(role)),
  ),
});
