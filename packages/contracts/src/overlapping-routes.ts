import type { RemoteDeclaration } from './remote-declaration.ts';
import type { RemotesManifest } from './remotes.ts';

/** Shown on every page, so it belongs to no one. */
const everywhere = '/*';

/** First parts of the paths that the shell and the server own; the dashboard is at `/`. */
const reserved = ['', 'api', 'assets', 'auth', 'icons', 'mfe', 'settings', 'uploads'];

const partsOf = (route: string) => route.replace(/(.)\/+$/, '$1').split('/');
const isOpen = (part: string) => part.startsWith(':') || part === '*';

/** Whether some path matches both routes, such as `/classes/new` for `/classes/:id` and `/classes/new`. */
export const overlap = (one: string, other: string) => {
  const [left, right] = [partsOf(one), partsOf(other)];
  if (left.length !== right.length) return false;
  return left.every((part, index) => {
    const opposite = right[index] ?? '';
    if (part === '' || opposite === '') return part === opposite; // a parameter needs a value
    return part === opposite || isOpen(part) || isOpen(opposite);
  });
};

const isOfShell = (route: string) => {
  const first = partsOf(route)[1] ?? '';
  return isOpen(first) || reserved.includes(first);
};

/** Why a remote's routes and slots are not free: names the route or slot and its owner. Null when they are. */
export const overlapWith = (
  remotes: RemotesManifest['remotes'],
  { name, routes, slots }: Pick<RemoteDeclaration, 'name' | 'routes' | 'slots'>,
): string | null => {
  const pages = routes.filter((route) => route !== everywhere);
  const taken = pages.find(isOfShell);
  if (taken !== undefined) return `the route ${taken} belongs to the shell`;
  for (const [other, entry] of Object.entries(remotes)) {
    if (other === name) continue;
    for (const route of pages) {
      const theirs = entry.routes.find((candidate) => candidate !== everywhere && overlap(candidate, route));
      if (theirs === undefined) continue;
      const how = theirs === route ? '' : `, as ${theirs}`;
      return `the route ${route} belongs to ${other}${how}`;
    }
    const slot = Object.keys(slots).find((candidate) => candidate in entry.slots);
    if (slot) return `the slot ${slot} is filled by ${other}`;
  }
  return null;
};
