const base = 'http://own.invalid';

/**
 * A path on this origin to open after sign-in; `/` for everything else: absolute and protocol-relative addresses,
 * backslashes and control characters, encoded or not (decision Q17, ASVS 5.0 V3.7.2).
 */
export const safeReturnPath = (requested: string | undefined): string => {
  if (!requested?.startsWith('/') || requested.length > 2000) return '/';
  let plain = requested;
  try {
    plain = decodeURIComponent(requested);
  } catch {
    return '/';
  }
  if (/[\p{Cc}\\]/u.test(plain) || plain.startsWith('//')) return '/';
  if (!URL.canParse(requested, base)) return '/';
  const url = new URL(requested, base);
  const path = url.pathname + url.search + url.hash;
  // parsing removes dot segments: /.//host may have become //host
  return url.origin === base && !path.startsWith('//') ? path : '/';
};
