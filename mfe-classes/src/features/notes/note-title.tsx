import { css } from '@emotion/react';
import type { DocumentId } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { color, fontSize, media, radius, space, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useChangeDocument } from '../../shared/document-api.ts';
import { NoteTitle } from './note.ts';

const field = css`
  width: 100%;
  padding: ${space(1)} ${space(2)};
  margin-inline: -${space(2)};
  border: ${stroke.thin} solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize.xl};
  font-weight: 700;
  line-height: 1.3;
  text-overflow: ellipsis;
  &:hover {
    border-color: ${color.hairline};
  }
  ${media.desktop} {
    font-size: ${fontSize.xxl};
  }
`;

/** The title, which is saved when it is left; Escape takes back what was typed. */
export const TitleField = ({ id, title }: { id: DocumentId; title: string }) => {
  const { notify } = useShell();
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending } = useChangeDocument(id, { onChanged: () => setTyped(null) });
  const save = () => {
    if (typed === null || isPending) return;
    const { data, error } = NoteTitle.safeParse(typed);
    if (data === undefined) return notify({ title: error?.issues[0]?.message ?? '', tone: 'destructive' });
    if (data === title) return setTyped(null);
    mutate({ name: data.replaceAll(/[/\\]/g, '-') });
  };
  return (
    <input
      css={field}
      value={typed ?? title}
      aria-label={t('notes.title')}
      autoComplete="off"
      dir="auto"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
};
