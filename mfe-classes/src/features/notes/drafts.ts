import type { DocumentId } from '@hub/contracts';
import { z } from 'zod';

/** What was typed and is not saved yet; `after` is the version that was changed. */
const Draft = z.object({ text: z.string(), after: z.int().nonnegative() });
export type Draft = z.infer<typeof Draft>;

const prefixOf = (id: DocumentId) => `note-draft:${id}:`;

/** Names of the open pages of this browser, each held by a lock while its page is open. Empty where there are no locks. */
const openPages = async () => new Set((await navigator.locks?.query())?.held?.map(({ name }) => name ?? '') ?? []);

const draftAt = (key: string): Draft | null => {
  try {
    return Draft.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
};

/** The drafts of one page of a note. Signing out removes them with everything else in the browser. */
export const draftsOf = (id: DocumentId, writer: string) => {
  const key = prefixOf(id) + writer;
  /** Returns whether there was room for it. */
  const keep = (draft: Draft): boolean => {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  };
  return {
    keep,
    forget: () => localStorage.removeItem(key),
    /** Tells other pages that this one is open. Returns how to stop that. */
    hold: (): (() => void) => {
      let release: () => void = () => {};
      const open = new Promise<void>((resolve) => (release = resolve));
      void navigator.locks?.request(key, () => open).catch(() => {}); // the page is closed
      return release;
    },
    /** The draft that a closed page left behind; from now on it is this page's. */
    adopt: async (): Promise<Draft | null> => {
      const open = await openPages();
      const left = Object.keys(localStorage).find(
        (each) => each.startsWith(prefixOf(id)) && (each === key || !open.has(each)),
      );
      if (left === undefined) return null;
      const draft = draftAt(left);
      if (draft) keep(draft);
      if (left !== key) localStorage.removeItem(left);
      return draft;
    },
  };
};

export type Drafts = ReturnType<typeof draftsOf>;
