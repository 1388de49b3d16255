import type { SlotName, Slots, UserView } from '@hub/contracts';
import type { EmotionCache } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ComponentType, type Context } from 'react';

/** One short notice; the shell shows one at a time (specification §9). */
export interface Notice {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
}

/**
 * What the shell hands to every remote: instances go by props, code goes by the share scope.
 * Fields are only ever added.
 */
export interface ShellProps {
  readonly queryClient: QueryClient;
  readonly emotionCache: EmotionCache;
  readonly user: UserView;
  /** Goes to a path of the app without a reload. */
  readonly navigate: (to: string, options?: { replace?: boolean }) => void;
  readonly notify: (notice: Notice) => void;
  readonly reportError: (error: unknown, where: string) => void;
  /** The component that fills a slot. Rejects when nobody fills it or its remote cannot be loaded. */
  readonly loadSlot: <Name extends SlotName>(name: Name) => Promise<ComponentType<Slots[Name]>>;
}

// A slot renders inside another remote's tree, and that remote may carry another copy of this file:
// the context must be the same one all the same.
const lent = globalThis as { hubShellContext?: Context<ShellProps | null> };
export const ShellContext = (lent.hubShellContext ??= createContext<ShellProps | null>(null));

/** The shell's props. Throws outside a tree that `createApplication` or the shell itself has rooted. */
export const useShell = (): ShellProps => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of the shell');
  return shell;
};
