import { mostNewClasses, type ClassView } from '@hub/contracts';
import { reasonOf } from '@hub/mfe';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../messages.ts';
import type { RefusedFile } from '../../shared/use-file-drop.ts';
import { readProposal } from './api.ts';
import { blankFields, freshColor, proposedFields, sameClass, type Draft } from './draft.ts';

export interface Dropped {
  accepted: readonly File[];
  refused: readonly RefusedFile[];
}

/**
 * The dropped files and the classes that they become. Each file is read as soon as it is dropped.
 * @param known the student's classes; undefined while they are loading
 */
export const useDrafts = (known: readonly ClassView[] | undefined, dropped: Dropped) => {
  const classes = known ?? [];
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [isFull, setIsFull] = useState(false);
  // by the time that a file was read, there may be more classes and drafts
  const latest = useRef({ drafts, classes });
  useEffect(() => {
    latest.current.classes = classes;
  });

  const update = (change: (before: readonly Draft[]) => readonly Draft[]) => {
    latest.current.drafts = change(latest.current.drafts);
    setDrafts(latest.current.drafts);
  };
  const change = (id: string, changed: Partial<Draft>) =>
    update((before) => before.map((draft) => (draft.id === id ? { ...draft, ...changed } : draft)));

  const colorFor = (id: string) => {
    const others = latest.current.drafts.filter((draft) => draft.id !== id && draft.state !== 'rejected');
    return freshColor([...latest.current.classes, ...others.map(({ fields }) => fields)].map(({ color }) => color));
  };

  const read = async ({ id, file }: Pick<Draft, 'id' | 'file'>) => {
    change(id, { state: 'reading', problem: '' });
    try {
      const proposal = await readProposal(file);
      const color = latest.current.drafts.find((draft) => draft.id === id)?.fields.color ?? colorFor(id);
      const fields = proposedFields(proposal, color);
      change(id, {
        state: 'ready',
        fields,
        stated: proposal.term,
        target: sameClass(fields, latest.current.classes)?.id ?? null,
      });
    } catch (error) {
      change(id, { state: 'failed', problem: reasonOf(error, t('newClasses.readFailed')) });
    }
  };

  const add = ({ accepted, refused }: Dropped) => {
    const room = mostNewClasses - latest.current.drafts.filter(({ state }) => state !== 'rejected').length;
    setIsFull(accepted.length > room);
    const newDraft = (file: File, state: Draft['state'], problem = ''): Draft => {
      const id = crypto.randomUUID();
      const draft = { id, file, state, problem, fields: blankFields(file, colorFor(id)), stated: null, target: null };
      update((before) => [...before, draft]);
      return draft;
    };
    for (const { file, refusal } of refused.slice(0, mostNewClasses)) newDraft(file, 'rejected', refusal.description);
    for (const file of accepted.slice(0, room)) void read(newDraft(file, 'reading'));
  };

  // what was dropped before the dialog opened is read once, when the classes to compare it with are known
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || !known) return;
    isStarted.current = true;
    add(dropped);
  });

  return {
    drafts,
    isFull,
    add,
    change,
    read,
    remove: (id: string) => update((before) => before.filter((draft) => draft.id !== id)),
  };
};
