import type { ClassView } from '@hub/contracts';
import { Button, ProgressBar, Row, color } from '@hub/ui';
import { t } from '../../messages.ts';
import { DraftFields } from './draft-fields.tsx';
import { DraftLine } from './draft-line.tsx';
import type { Draft } from './draft.ts';

interface Props {
  draft: Draft;
  classes: readonly ClassView[];
  isChecked: boolean;
  onChange: (changed: Partial<Draft>) => void;
  onRead: () => void;
  onRemove: () => void;
}

/** A dropped file: it is read, then its class can be changed; an error is shown with the file. */
export const DraftItem = ({ draft, classes, isChecked, onChange, onRead, onRemove }: Props) => {
  const { file, state, problem } = draft;
  const { name } = file;
  return (
    <DraftLine file={file} onRemove={onRemove}>
      {state === 'reading' && <ProgressBar label={t('newClasses.reading', { name })} />}
      {problem && (
        <p role="alert" css={{ color: color.dangerText }}>
          {problem}
        </p>
      )}
      {state === 'failed' && (
        <Row gap={2}>
          <Button variant="secondary" size="sm" aria-label={t('newClasses.retryOf', { name })} onClick={onRead}>
            {t('newClasses.retry')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('newClasses.manualOf', { name })}
            onClick={() => onChange({ state: 'ready', problem: '' })}
          >
            {t('newClasses.manual')}
          </Button>
        </Row>
      )}
      {state === 'ready' && <DraftFields draft={draft} classes={classes} isChecked={isChecked} onChange={onChange} />}
    </DraftLine>
  );
};
