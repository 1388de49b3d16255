import createCache from '@emotion/cache';
import { UserView, type SlotName } from '@hub/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { Providers } from '../lifecycles.tsx';
import { SlotMissing, type Notice, type ShellProps } from '../shell.ts';

const student = UserView.parse({
  id: '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  profileImageUrl: null,
  createdAt: '2026-09-01T08:00:00.000Z',
});

/** One for the whole page, as in the product: with one per test, styles pile up and every look at an element gets slower. */
const emotionCache = createCache({ key: 's', stylisPlugins: [], speedy: true });

/** Renders a component as in the shell, with the specification's query defaults; `notices` lists what it notified. `shell` replaces some of its props. */
export const renderInShell = (
  view: ReactElement,
  {
    path = '/',
    slots = {},
    shell: others = {},
  }: { path?: string; slots?: Partial<Record<SlotName, ComponentType>>; shell?: Partial<ShellProps> } = {},
) => {
  const notices: Notice[] = [];
  window.history.replaceState(null, '', path);
  const shell: ShellProps = {
    queryClient: new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false } },
    }),
    emotionCache,
    user: student,
    navigate: (to, options) => {
      window.history[options?.replace ? 'replaceState' : 'pushState'](null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    notify: (notice) => notices.push(notice),
    reportError: () => {},
    loadSlot: (name) => (slots[name] ? Promise.resolve(slots[name] as never) : Promise.reject(new SlotMissing(name))),
    ...others,
  };
  return { ...render(<Providers shell={shell}>{view}</Providers>), notices, shell };
};
