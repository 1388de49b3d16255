import type { Notice } from '@hub/mfe';
import { z } from 'zod';

/** A notice on the screen; a new id is a new notice, even with the same text. */
export type Shown = Notice & { readonly id: string; readonly duration: number };

export type Notices = ReturnType<typeof createNotices>;

const durationMs = 5000;
const storageKey = 'hub.notice';

const HandedOver = z.object({
  title: z.string(),
  description: z.string().optional(),
  tone: z.enum(['default', 'destructive']).optional(),
  until: z.number(),
});

const jsonIn = (text: string | null): unknown => {
  try {
    return text && JSON.parse(text);
  } catch {
    return null;
  }
};

/** The page's one notice (specification §9): a newer one replaces the older (decision Q176). */
export const createNotices = (now: () => number = Date.now) => {
  let shown: Shown | null = null;
  let until = 0;
  let held = false;
  let count = 0;
  const listeners = new Set<() => void>();

  const set = (next: Shown | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  const show = (notice: Notice, duration = durationMs) => {
    if (held) return;
    count += 1;
    until = now() + duration;
    set({ ...notice, id: String(count), duration });
  };

  return {
    current: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (notice: Notice) => show(notice),
    /** Shows a notice that stays until the page is left. */
    hold: (notice: Notice) => {
      show(notice);
      held = true;
    },
    close: () => set(null),
    /** Stores the shown notice for the next page (decision Q149), without its action. */
    handOver: () => {
      if (!shown) return;
      const { title, description, tone } = shown;
      sessionStorage.setItem(storageKey, JSON.stringify({ title, description, tone, until }));
    },
    /** Shows the notice that the previous page stored, for the rest of its time. */
    takeOver: () => {
      const text = sessionStorage.getItem(storageKey);
      sessionStorage.removeItem(storageKey);
      const { data } = HandedOver.safeParse(jsonIn(text));
      if (!data || data.until <= now()) return;
      const { title, description, tone } = data;
      show({ title, ...(description !== undefined && { description }), ...(tone && { tone }) }, data.until - now());
    },
  };
};
