import { css } from '@emotion/react';
import type { ClassId } from '@hub/contracts';
import { LinkText, color, fontSize, radius, Row, shadow, space, stroke } from '@hub/ui';
import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../messages.ts';
import { addressOfPicture, safeHref } from './addresses.ts';
import { formulaAt, insertPicture, linkAt, setFormula, setLink } from './commands.ts';
import { createEditor, type Editor } from './create-editor.ts';
import { FormulaDialog } from './formula-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { noteText } from './look.ts';
import { Toolbar } from './toolbar.tsx';
import { useStorePicture } from './use-store-picture.ts';

const sheet = css`
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  &:has(.ProseMirror-focused) {
    border-color: ${color.accentText};
    outline: ${stroke.thin} solid ${color.accentText};
  }
`;
const follow = css`
  padding: ${space(2)} ${space(4)};
  border-bottom: ${stroke.thin} solid ${color.hairline};
  font-size: ${fontSize.xs};
  overflow-wrap: anywhere;
`;

interface Props {
  classId: ClassId;
  text: string;
  label: string;
  onEditor: (editor: Editor | null) => void;
  /** Called soon after something was typed. */
  onTyped: (text: string) => void;
  onFollow: (href: string) => void;
}

/** Collects what is typed within this time. */
const pauseMs = 300;

/** The text of a note with its tools. It owns the text from the first one on; `onEditor` gives the way to replace it. */
export const NoteEditor = ({ classId, text, label, onEditor, onTyped, onFollow }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const files = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [open, setOpen] = useState<'link' | 'formula' | null>(null);

  const run = (command: Command) => {
    const view = editor.current?.view;
    if (!view) return;
    command(view.state, view.dispatch);
    view.focus();
  };
  const storePicture = useStorePicture(classId, (picture) =>
    run(insertPicture({ src: addressOfPicture(picture.id), alt: picture.name })),
  );
  const store = (chosen: readonly File[]) => {
    for (const file of chosen) storePicture.mutate(file);
  };
  const latest = useRef({ onEditor, onTyped, onFollow, store });
  useEffect(() => {
    latest.current = { onEditor, onTyped, onFollow, store };
  });

  const [first] = useState({ text, label });
  useEffect(() => {
    if (!place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      latest.current.onTyped(created.text());
    };
    const created = createEditor({
      place: place.current,
      ...first,
      editable: true,
      onState: setState,
      onTyped: () => (timer ??= setTimeout(tell, pauseMs)),
      onPictures: (pictures) => latest.current.store(pictures),
      onFormula: () => setOpen('formula'),
      onFollow: (href) => latest.current.onFollow(href),
    });
    editor.current = created;
    latest.current.onEditor(created);
    return () => {
      if (timer) tell(); // nothing that was typed is left behind
      latest.current.onEditor(null);
      created.destroy();
      editor.current = null;
    };
  }, [first]);

  const link = state && linkAt(state);
  const href = link && safeHref(link.href);
  const close = () => {
    setOpen(null);
    editor.current?.view.focus();
  };
  const apply = (command: Command) => {
    setOpen(null);
    run(command);
  };

  return (
    <div css={[sheet, noteText]}>
      {state && (
        <Toolbar
          state={state}
          run={run}
          onLink={() => setOpen('link')}
          onFormula={() => setOpen('formula')}
          onPicture={() => files.current?.click()}
        />
      )}
      {href && (
        <Row css={follow}>
          <LinkText
            href={href}
            onClick={(event) => {
              event.preventDefault();
              onFollow(href);
            }}
          >
            {t('note.link.follow', { address: href })}
          </LinkText>
        </Row>
      )}
      <div ref={place} />
      <input
        ref={files}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        hidden
        aria-label={t('note.tool.picture')}
        onChange={({ target }) => {
          store([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {open === 'formula' && state && (
        <FormulaDialog formula={formulaAt(state)} onSave={(formula) => apply(setFormula(formula))} onClose={close} />
      )}
      {open === 'link' && state && (
        <LinkDialog
          classId={classId}
          href={link?.href ?? null}
          onSave={(next) => apply(setLink(next))}
          onClose={close}
        />
      )}
    </div>
  );
};
