import { ownPath } from '../../navigation.ts';

/** Where a sign-in leads: to the page that asked for it, or to the dashboard. */
export const returnTo = (search: string) => {
  const path = ownPath(new URLSearchParams(search).get('returnTo'));
  return path.startsWith('/auth') ? '/' : path;
};
