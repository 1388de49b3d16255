import { ownPath } from '../../navigation.ts';

/** The path after a sign-in: the page that required it, or the dashboard. */
export const returnTo = (search: string) => {
  const path = ownPath(new URLSearchParams(search).get('returnTo'));
  return path.startsWith('/auth') ? '/' : path;
};
