import type { SlotName, Slots, UserView } from '@hub/contracts';
import type { EmotionCache } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { useContext, type ComponentType } from 'react';
import { sharedContext } from './shared-context.ts';

/** A short notice; the shell shows one at a time (specification §9). */
export interface Notice {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
}

/**
 * What the shell passes to every remote: instances as props, code through the share scope. Fields may be added, never
 * removed.
 */
export interface ShellProps {
  readonly queryClient: QueryClient;
  readonly emotionCache: EmotionCache;
  readonly user: UserView;
  /** Goes to a path of the app without a reload. */
  readonly navigate: (to: string, options?: { replace?: boolean }) => void;
  readonly notify: (notice: Notice) => void;
  readonly reportError: (error: unknown, where: string) => void;
  /**
   * Loads the component that fills a slot. Rejects with {@link SlotMissing} when no remote fills it, and with another
   * error when the remote cannot be loaded.
   */
  readonly loadSlot: <Name extends SlotName>(name: Name) => Promise<ComponentType<Slots[Name]>>;
  /** Called when a script of a build could not be fetched: a page may be open longer than the files of its builds exist. */
  readonly codeLost?: () => void;
}

/** No remote fills the slot on this server; a retry does not help. */
export class SlotMissing extends Error {
  constructor(slot: string) {
    super(`no remote fills the slot ${slot}`);
    this.name = 'SlotMissing';
  }
}

/** Null outside the trees that `createApplication` or the shell renders. */
export const ShellContext = sharedContext<ShellProps | null>('shell', null);

/** The shell's props. Throws outside the trees that `createApplication` or the shell renders. */
export const useShell = (): ShellProps => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of the shell');
  return shell;
};
