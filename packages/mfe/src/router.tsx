import { useContext, useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { sharedContext } from './shared-context.ts';
import type { ShellProps } from './shell.ts';

/** Navigates to a path without a reload. Without a provider, links are ordinary links. */
export const NavigateContext = sharedContext<ShellProps['navigate'] | null>('navigate', null);

// The URL is the only state. The shell owns history and single-spa announces every change;
// `popstate` serves pages without single-spa.
const announcements = ['single-spa:routing-event', 'popstate'];

const subscribe = (listener: () => void) => {
  for (const name of announcements) window.addEventListener(name, listener);
  return () => {
    for (const name of announcements) window.removeEventListener(name, listener);
  };
};

/** The path of the address, still encoded; changes of it cause a render. */
export const usePath = () => useSyncExternalStore(subscribe, () => window.location.pathname);

/** The query of the address, as in `useSearch().get('tab')`. */
export const useSearch = () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));

/** The parameters of a path that matches a pattern such as `/class/:id`, or null. */
export const matchPath = (pattern: string, path: string): Record<string, string> | null => {
  const expected = pattern.split('/');
  const actual = path.replace(/(.)\/+$/, '$1').split('/');
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value) params[part.slice(1)] = safeDecode(value);
    else if (part !== value) return null;
  }
  return params;
};

const safeDecode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The parameters of the first pattern that the current path matches, or null. */
export const useRoute = (...patterns: string[]) => {
  const path = usePath();
  for (const pattern of patterns) {
    const params = matchPath(pattern, path);
    if (params) return params;
  }
  return null;
};

const leavesThePage = (event: MouseEvent<HTMLAnchorElement>) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link inside the app: a real `<a>` that a plain click follows without a reload. */
export const Link = ({
  href,
  onClick,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => {
  const navigate = useContext(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || leavesThePage(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  );
};
