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
  if (!URL.canParse(wanted, base)) return '/';
  const url = new URL(wanted, base);
  const path = url.pathname + url.search + url.hash;
  // dots are taken out on the way: what was /.//host may have become //host
  return url.origin === base && !path.startsWith('//') ? path : '/';
};
