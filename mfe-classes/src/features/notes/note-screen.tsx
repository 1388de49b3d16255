import type { DocumentId } from '@hub/contracts';
import { ApiError, Link, useFailureNotice, useShell } from '@hub/mfe';
import { Button, ButtonLink, EmptyState, ErrorState, Row, space, Stack, VisuallyHidden } from '@hub/ui';
import { ArrowLeft, History, Layers, MessageCircleQuestion, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useNote } from './api.ts';
import { ConflictCard } from './conflict-card.tsx';
import { NoteEditor } from './editor/note-editor.tsx';
import { isPath } from './editor/addresses.ts';
import { NoteNotFound } from './note-not-found.tsx';
import { NoteSkeleton } from './note-skeleton.tsx';
import { TitleField } from './note-title.tsx';
import { titleOf } from '../../shared/note.ts';
import { SaveLine } from './save-line.tsx';
import { type OpenNote, useSaver } from './use-saver.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const nothing = () => {};

/** A note as a page; "not found" when there is none. */
export const NoteScreen = ({ id }: { id: DocumentId }) => {
  const { data, error, isFetching, refetch } = useNote(id);
  const isMissing = error instanceof ApiError && error.status === 404;
  useFailureNotice(!data && Boolean(error) && !isMissing, t('notes.fetchFailed'));
  if (isMissing) return <NoteNotFound />;
  if (data) {
    const { text, ...note } = data;
    return text === null ? <TooLong id={id} title={titleOf(note)} /> : <NotePage note={{ ...note, text }} />;
  }
  if (error && !isFetching) {
    return (
      <>
        <VisuallyHidden as="h1">{t('note.page')}</VisuallyHidden>
        <ErrorState title={t('notes.fetchFailed')} onRetry={() => void refetch()} />
      </>
    );
  }
  return <NoteSkeleton />;
};

const NotePage = ({ note }: { note: OpenNote }) => {
  const { id, classId } = note;
  const { navigate } = useShell();
  const { saver, state } = useSaver(note);
  const [hasVersions, setVersions] = useState(false);
  const title = titleOf(note);
  const showVersions = () => {
    void saver.save();
    setVersions(true);
  };
  const follow = (href: string) => {
    if (isPath(href) && !href.startsWith('/api/')) navigate(href);
    else window.open(href, '_blank', 'noopener');
  };
  return (
    <Stack gap={4}>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {title}
      </VisuallyHidden>
      <Row justify="space-between">
        <ButtonLink as={Link} href={`/class/${classId}?tab=documents`} variant="ghost" size="sm">
          <ArrowLeft aria-hidden /> {t('note.back')}
        </ButtonLink>
        <SaveLine state={state} onRetry={() => void saver.save()} />
      </Row>
      <TitleField id={id} title={title} />
      <Actions note={note} onVersions={showVersions} />
      {state.status === 'conflict' && (
        <ConflictCard theirs={state.theirs} onChoose={(choice) => void saver.resolve(choice)} />
      )}
      <NoteEditor
        classId={classId}
        text={note.text}
        label={t('note.text')}
        onEditor={(editor) => saver.attach(editor?.show ?? nothing)}
        onTyped={saver.typed}
        onFollow={follow}
      />
      {hasVersions && (
        <VersionsDialog id={id} onRestore={(text) => saver.replace(text)} onClose={() => setVersions(false)} />
      )}
    </Stack>
  );
};

const Actions = ({ note, onVersions }: { note: OpenNote; onVersions: () => void }) => {
  const title = titleOf(note);
  const place = `/class/${note.classId}`;
  const cards = new URLSearchParams({ tab: 'study', cards: note.id, title });
  const question = new URLSearchParams({ tab: 'assistant', ask: t('note.askStart', { title }) });
  return (
    <Row css={{ marginTop: `-${space(2)}` }}>
      <ButtonLink as={Link} href={`${place}?${cards}`} variant="secondary" size="sm">
        <Layers aria-hidden /> {t('note.cards')}
      </ButtonLink>
      <ButtonLink as={Link} href={`${place}?${question}`} variant="secondary" size="sm">
        <MessageCircleQuestion aria-hidden /> {t('note.ask')}
      </ButtonLink>
      <Button variant="ghost" size="sm" onClick={onVersions}>
        <History aria-hidden /> {t('note.versions.open')}
      </Button>
    </Row>
  );
};

const TooLong = ({ id, title }: { id: DocumentId; title: string }) => (
  <EmptyState
    icon={<NotebookPen />}
    title={t('note.tooLong.title')}
    hint={t('note.tooLong.hint', { title })}
    level={1}
    action={
      <ButtonLink href={`/api/documents/${id}/view`} target="_blank" rel="noopener">
        {t('documents.view')}
      </ButtonLink>
    }
  />
);
