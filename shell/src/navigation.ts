import type { ShellProps } from '@hub/mfe';

/** Announces a new address on a page without single-spa. */
export const announce = { name: 'popstate', now: () => window.dispatchEvent(new PopStateEvent('popstate')) } as const;

/**
 * Changes the address without a reload, and announces it unless single-spa does. Addresses of other origins are left
 * to the browser.
 */
export const createNavigate =
  (announcing?: typeof announce): ShellProps['navigate'] =>
  (to, { replace = false } = {}) => {
    const url = new URL(to, location.href);
    if (url.origin !== location.origin) return location.assign(url);
    if (url.href === location.href) return;
    const samePage = url.pathname === location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    if (!samePage && !replace) window.scrollTo(0, 0);
    announcing?.now();
  };

/** A path on this origin, or `/` for anything else (decision Q17). */
export const ownPath = (wanted: string | null) => {
  if (!wanted?.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(wanted)) return '/';
  if (!URL.canParse(wanted, location.origin)) return '/';
  const url = new URL(wanted, location.origin);
  const path = url.pathname + url.search + url.hash;
  // URL parsing removes dots: /.//host may have become //host
  return url.origin === location.origin && !path.startsWith('//') ? path : '/';
};
