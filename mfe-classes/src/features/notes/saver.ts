import type { NoteView } from '@hub/contracts';
import { ApiError } from '@hub/mfe';
import type { Draft, Drafts } from './drafts.ts';

type Written = Pick<NoteView, 'version' | 'writtenAt'>;
/** Another text was saved since; it is not in this page. */
export type Theirs = Pick<NoteView, 'version' | 'writer' | 'writtenAt'> & { readonly text: string };

export type SaveState =
  | { readonly status: 'saved'; readonly at: string }
  | { readonly status: 'waiting' | 'saving' }
  /** Tried again automatically, unless the server has given a reason not to. `kept`: the browser has it. */
  | { readonly status: 'failed'; readonly error: unknown; readonly again: boolean; readonly kept: boolean }
  | { readonly status: 'conflict'; readonly theirs: Theirs };

/** Which text the note has in the end; each of them is a version in any case. */
export type Choice = 'mine' | 'theirs' | 'both';

interface Dependencies {
  readonly note: Theirs;
  readonly writer: string;
  readonly drafts: Pick<Drafts, 'keep' | 'forget'>;
  readonly write: (text: string, after: number, writer: string) => Promise<Written>;
  readonly read: () => Promise<Theirs>;
}

/** After the last letter, and at most this long after the first one. */
const idleMs = 1500;
const longestMs = 20_000;
const pausesMs = [5000, 15_000, 30_000, 60_000] as const;

const isChanged = (error: unknown) => error instanceof ApiError && error.code === 'note_changed';
/** The server will answer differently later. */
const passes = (error: unknown) => !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/** Two texts below each other. */
const joined = (mine: string, theirs: string) => `${theirs.trimEnd()}\n\n---\n\n${mine}`;

/**
 * Saves a note while it is written: one request at a time, each naming the version that it changes. What is typed is
 * kept in the browser until the server has it. A text that was saved elsewhere in the meantime is never overwritten.
 */
export const createSaver = ({ note, writer, drafts, write, read }: Dependencies) => {
  let state: SaveState = { status: 'saved', at: note.writtenAt };
  let saved: Pick<Theirs, 'text' | 'version'> = note;
  let text = note.text;
  let failures = 0;
  let firstTyped: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isKept = true;
  let show: (text: string) => void = () => {};
  const listeners = new Set<() => void>();

  const become = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const keep = () => void (isKept = drafts.keep({ text, after: saved.version }));
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void save(), ms);
  };

  const settle = ({ version, writtenAt }: Written, written: string) => {
    saved = { text: written, version };
    failures = 0;
    if (text === written) {
      firstTyped = null;
      drafts.forget();
      return become({ status: 'saved', at: writtenAt });
    }
    keep();
    become({ status: 'waiting' });
    schedule(idleMs);
  };

  const fail = (error: unknown) => {
    const again = passes(error);
    become({ status: 'failed', error, again, kept: isKept });
    if (again) schedule(pausesMs[Math.min(failures, pausesMs.length - 1)] ?? idleMs);
    failures += 1;
  };

  /** Either this page's own text, whose answer was lost, or another one. */
  const meet = (theirs: Theirs) => {
    if (theirs.writer === writer || theirs.text === text) return settle(theirs, theirs.text);
    become({ status: 'conflict', theirs });
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    if (state.status === 'saving' || state.status === 'conflict' || state.status === 'saved') return;
    if (text === saved.text) return settle({ version: saved.version, writtenAt: note.writtenAt }, text);
    const sent = text;
    become({ status: 'saving' });
    try {
      settle(await write(sent, saved.version, writer), sent);
    } catch (error) {
      if (isChanged(error)) await read().then(meet, fail);
      else fail(error);
    }
  };

  const typed = (next: string) => {
    if (next === text) return;
    text = next;
    keep();
    if (state.status === 'conflict' || state.status === 'saving') return;
    firstTyped ??= Date.now();
    become({ status: 'waiting' });
    schedule(Math.max(0, Math.min(idleMs, firstTyped + longestMs - Date.now())));
  };

  const takeUp = (draft: Draft) => {
    if (draft.text === saved.text) return drafts.forget();
    text = draft.text;
    show(text);
    if (draft.after !== saved.version) return become({ status: 'conflict', theirs: note });
    become({ status: 'waiting' });
    schedule(0);
  };

  const arrived = (theirs: Theirs) => {
    if (theirs.version <= saved.version || theirs.writer === writer || state.status !== 'saved') return;
    saved = theirs;
    text = theirs.text;
    show(text);
    become({ status: 'saved', at: theirs.writtenAt });
  };

  const replace = async (next: string): Promise<boolean> => {
    await save();
    if (state.status !== 'saved') return false;
    if (next === saved.text) return true;
    text = next;
    show(next);
    become({ status: 'saving' });
    try {
      settle(await write(next, saved.version, crypto.randomUUID()), next);
    } catch (error) {
      keep();
      if (isChanged(error)) await read().then(meet, fail);
      else fail(error);
    }
    return saved.text === next;
  };

  const resolve = async (choice: Choice): Promise<void> => {
    if (state.status !== 'conflict') return;
    const { theirs } = state;
    saved = theirs;
    become({ status: 'waiting' });
    if (choice === 'both') {
      text = joined(text, theirs.text);
      show(text);
      keep();
    }
    await save();
    if (choice === 'theirs') await replace(theirs.text);
  };

  return {
    state: () => state,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What shows a text that was not typed here. */
    attach: (shown: (text: string) => void) => void (show = shown),
    typed,
    /** Now, such as before the page is left. */
    save,
    /** A draft that a closed page has left. */
    takeUp,
    /** What another page has saved. Shown at once if nothing was typed here. */
    arrived,
    /**
     * Replaces the text by another one, such as an earlier version; the text before it is kept as one. Returns whether the
     * note says that now.
     */
    replace,
    /** Ends a conflict. */
    resolve,
    /** Saves nothing automatically any more; what is not saved stays in the browser. */
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
