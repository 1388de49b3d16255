const base = 'http://own.invalid';

/**
 * A path on this origin to go to after sign-in; `/` for everything else: absolute and protocol-relative addresses,
 * backslashes, control characters, encoded or not (decision Q17, ASVS 5.0 V3.7.2).
 */
export const ownPath = (wanted: string | undefined): string => {
  if (!wanted?.startsWith('/') || wanted.length > 2000) return '/';
  let plain = wanted;
  try {
    plain = decodeURIComponent(wanted);
  } catch {
    return '/';
  }
  if (/[\p{Cc}\\]/u.test(plain) || plain.startsWith('//')) return '/';
  const url = new URL(wanted, base);
  return url.origin === base ? url.pathname + url.search + url.hash : '/';
};
