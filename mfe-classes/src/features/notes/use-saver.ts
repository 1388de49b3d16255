import type { NoteView } from '@hub/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readNoteNow, writeNoteText } from './api.ts';
import { draftsOf } from './drafts.ts';
import { createSaver } from './saver.ts';

export type OpenNote = NoteView & { readonly text: string };

/** Saves an open note while it is written, and takes up what a closed page has left. */
export const useSaver = (note: OpenNote) => {
  const [{ saver, drafts }] = useState(() => {
    const { id } = note;
    const writer = crypto.randomUUID();
    const kept = draftsOf(id, writer);
    const made = createSaver({ note, writer, drafts: kept, write: writeNoteText(id), read: readNoteNow(id) });
    return { saver: made, drafts: kept };
  });
  const state = useSyncExternalStore(saver.onChange, saver.state);

  useEffect(() => {
    const release = drafts.hold();
    const save = () => void saver.save();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    void drafts.adopt().then((draft) => draft && saver.takeUp(draft));
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveHidden);
      release();
      queueMicrotask(() => void saver.save().finally(saver.stop)); // after the editor has handed over its last letters
    };
  }, [saver, drafts]);
  useEffect(() => saver.arrived(note), [saver, note]);

  return { saver, state };
};
