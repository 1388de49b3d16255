import { css } from '@emotion/react';
import type { DocumentId, NoteVersionView } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import {
  Button,
  color,
  dateFormat,
  Dialog,
  ErrorState,
  fontSize,
  media,
  radius,
  Skeleton,
  space,
  stroke,
} from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useNoteVersion, useNoteVersions } from './api.ts';
import { NoteText } from './editor/note-text.tsx';

const columns = css`
  display: grid;
  grid-template-columns: ${space(55)} minmax(0, 1fr);
  gap: ${space(4)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const list = css`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  max-height: 60vh;
  margin: 0;
  padding: ${space(0.5)};
  list-style: none;
  overflow-y: auto;
  ${media.mobile} {
    max-height: ${space(40)};
  }
`;
const sheet = css`
  max-height: 60vh;
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.control};
  overflow-y: auto;
`;

const timeOf = (at: string) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

interface Props {
  id: DocumentId;
  /** Returns whether the note says this now. */
  onRestore: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** The texts that a note had, to be looked at and restored. */
export const VersionsDialog = ({ id, onRestore, onClose }: Props) => {
  const { data: versions, isLoadingError, isFetching, refetch } = useNoteVersions(id);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = versions?.find(({ version }) => version === chosen) ?? versions?.[0];
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('note.versions.title')}
      description={t('note.versions.text')}
    >
      {isLoadingError && !isFetching && <ErrorState title={t('note.versions.failed')} onRetry={() => void refetch()} />}
      {!versions && !isLoadingError && (
        <output aria-label={t('note.versions.loading')}>
          <Skeleton height={260} />
        </output>
      )}
      {versions?.length === 0 && <p css={{ color: color.muted }}>{t('note.versions.none')}</p>}
      {versions && shown && (
        <div css={columns}>
          <ul css={list}>
            {versions.map(({ version, writtenAt }) => (
              <li key={version}>
                <Button
                  variant={version === shown.version ? 'secondary' : 'ghost'}
                  size="sm"
                  aria-pressed={version === shown.version}
                  onClick={() => setChosen(version)}
                  css={{ width: '100%', justifyContent: 'flex-start' }}
                >
                  {timeOf(writtenAt)}
                </Button>
              </li>
            ))}
          </ul>
          <Version key={shown.version} id={id} version={shown} onRestore={onRestore} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
};

const Version = ({ id, version, onRestore, onClose }: Props & { version: NoteVersionView }) => {
  const { notify } = useShell();
  const { data, isLoadingError, isFetching, refetch } = useNoteVersion(id, version.version);
  const [isBusy, setBusy] = useState(false);
  if (isLoadingError && !isFetching)
    return <ErrorState title={t('note.versions.failed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <output aria-label={t('note.versions.loading')}>
        <Skeleton height={260} />
      </output>
    );
  }
  const { text } = data;
  if (text === null) return <p css={{ color: color.muted }}>{t('note.tooLong.title')}</p>;
  const restore = async () => {
    setBusy(true);
    const isRestored = await onRestore(text);
    setBusy(false);
    notify(
      isRestored
        ? { title: t('note.versions.restored') }
        : { title: t('note.versions.restoreFailed'), tone: 'destructive' },
    );
    onClose();
  };
  return (
    <div css={{ display: 'grid', gap: space(3), minWidth: 0 }}>
      <div css={[sheet, { fontSize: fontSize.sm }]}>
        <NoteText text={text} label={t('note.versions.of', { time: timeOf(version.writtenAt) })} />
      </div>
      <Button onClick={() => void restore()} busy={isBusy} css={{ justifySelf: 'end' }}>
        {t('note.versions.restore')}
      </Button>
    </div>
  );
};
