import { css } from '@emotion/react';
import { useTakeBack } from '@hub/mfe';
import { Button, fontSize, radius, space, tone, type Tone, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { summaryOf, typeLabel } from './action-label.ts';
import { isChange } from './action.ts';
import type { ShownAction } from './turn.ts';

const look = (name: Tone) => {
  const { bg, border, text } = tone(name);
  return css`
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    max-width: 100%;
    padding: ${space(1)} ${space(3)};
    border: ${stroke.thin} solid ${border};
    border-radius: ${radius.control};
    background: ${bg};
    color: ${text};
    font-size: ${fontSize.xs};
    overflow-wrap: anywhere;
  `;
};

const toneOf = (action: ShownAction): Tone => {
  if (action.undone || !isChange(action)) return 'grey';
  return action.type.startsWith('DELETE') ? 'red' : 'green';
};

/** An action by type and summary, with its Undo (decision Q134); an unknown type shows only its name. */
export const ActionBadge = ({ action, onUndone }: { action: ShownAction; onUndone: (commandId: string) => void }) => {
  const summary = summaryOf(action);
  return (
    <span css={look(toneOf(action))}>
      <span css={action.undone && { textDecoration: 'line-through' }}>
        <strong>{typeLabel(action)}</strong>
        {summary && `: ${summary}`}
      </span>
      {action.undone && <span>{t('scheduling.undone')}</span>}
      {isChange(action) && action.commandId && !action.undone && (
        <Undo commandId={action.commandId} summary={summary} onUndone={onUndone} />
      )}
    </span>
  );
};

interface UndoProps {
  commandId: NonNullable<ShownAction['commandId']>;
  summary: string;
  onUndone: (commandId: string) => void;
}

const Undo = ({ commandId, summary, onUndone }: UndoProps) => {
  const takeBack = useTakeBack();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    if (await takeBack(commandId)) onUndone(commandId);
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={isBusy}
      aria-label={t('scheduling.undoOf', { summary })}
      onClick={() => void undo()}
    >
      {t('scheduling.undo')}
    </Button>
  );
};
