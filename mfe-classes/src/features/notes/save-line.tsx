import { css } from '@emotion/react';
import { reasonOf } from '@hub/mfe';
import { Button, color, dateFormat, fontSize, Row } from '@hub/ui';
import { t } from '../../messages.ts';
import type { SaveState } from './saver.ts';

const quiet = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

const timeOf = (at: string) => dateFormat({ hour: 'numeric', minute: '2-digit' }).format(new Date(at));

const textOf = (state: SaveState): string => {
  if (state.status === 'saved') return t('note.saved', { time: timeOf(state.at) });
  if (state.status === 'conflict') return t('note.conflict.short');
  if (state.status !== 'failed') return t('note.saving');
  if (!state.kept) return t('note.unkept');
  return state.again ? t('note.kept') : t('note.refused', { reason: reasonOf(state.error, t('note.unsaved')) });
};

/** Whether the note is saved; a failure says that nothing is lost. */
export const SaveLine = ({ state, onRetry }: { state: SaveState; onRetry: () => void }) => (
  <Row>
    <output css={[quiet, state.status === 'failed' && { color: color.dangerText }]}>{textOf(state)}</output>
    {state.status === 'failed' && (
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {t('note.saveNow')}
      </Button>
    )}
  </Row>
);
