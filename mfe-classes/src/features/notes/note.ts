import { limits, requiredText, type DocumentView } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../../messages.ts';

const extension = '.txt';
const longest = 100_000;

export const Note = z.object({
  title: requiredText(t('notes.title'), limits.title - extension.length),
  text: requiredText(t('notes.text'), longest),
});
export type Note = z.output<typeof Note>;

/** A note is a text file (decision Q68); slashes in its title are replaced. */
export const fileOf = ({ title, text }: Note) =>
  new File([text], title.replaceAll(/[/\\]/g, '-') + extension, { type: 'text/plain' });

export const titleOf = ({ name }: Pick<DocumentView, 'name'>) => name.replace(/\.txt$/i, '');

/** A note that can be edited, not any file of type note. */
export const isNote = ({ type, mimeType }: DocumentView) => type === 'note' && mimeType === 'text/plain';
