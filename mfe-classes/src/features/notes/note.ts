import { limits, requiredText } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../../messages.ts';

const extension = '.txt';
const longest = 100_000;

export const NoteTitle = requiredText(t('notes.title'), limits.title - extension.length);

export const Note = z.object({ title: NoteTitle, text: requiredText(t('notes.text'), longest) });
export type Note = z.output<typeof Note>;

/** A note begins as a text file (decision Q68); slashes in its title are replaced. */
export const fileOf = ({ title, text }: Note) =>
  new File([text], title.replaceAll(/[/\\]/g, '-') + extension, { type: 'text/plain' });
