import type { RemoteLink } from '@hub/contracts';
import { createMessages } from '@hub/mfe';
import { t } from '../student-messages.ts';

/** The student's own pages, and the keys that open them. */
const pages = [
  { path: '/', name: 'dashboard', keys: 'g d' },
  { path: '/classes', name: 'classes', keys: 'g c' },
  { path: '/calendar', name: 'calendar', keys: 'g k' },
  { path: '/tasks', name: 'tasks', keys: 'g t' },
  { path: '/settings', name: 'settings', keys: 'g s' },
] as const;

/** Other languages have the titles of remotes' links by their paths. */
const titleIn = createMessages<Record<string, string>>('navigation', {});

export const titleOfLink = ({ path, title }: RemoteLink) => titleIn(path, { defaultValue: title });

interface PageEntry {
  readonly path: string;
  readonly title: string;
  /** Undefined where another page has them. */
  readonly keys?: string | undefined;
}

/** The student's pages and those of remotes, which are reached by the first letter of their path if it is free. */
export const pagesWith = (links: readonly RemoteLink[]) => {
  const all: PageEntry[] = pages.map(({ path, name, keys }) => ({ path, title: t(`pages.${name}`), keys }));
  for (const link of links) {
    const keys = `g ${link.path.charAt(1)}`;
    const isFree = all.every((page) => page.keys !== keys);
    all.push({ path: link.path, title: titleOfLink(link), keys: isFree ? keys : undefined });
  }
  return all;
};
