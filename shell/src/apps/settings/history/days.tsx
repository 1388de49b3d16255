import { css } from '@emotion/react';
import type { HistoryEntry } from '@hub/contracts';
import { useTakeBack } from '@hub/mfe';
import { Button, color, dateFormat, fontSize, space, stroke } from '@hub/ui';
import { useState } from 'react';
import { nameOf, t } from './messages.ts';

const day = css`
  margin-bottom: ${space(1)};
  font-size: ${fontSize.sm};
  font-weight: 600;
`;
const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${space(12)};
  padding: ${space(2)} 0;
  border-top: ${stroke.thin} solid ${color.hairline};
`;
const quiet = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

const dayOf = ({ recordedAt }: HistoryEntry) => dateFormat({ dateStyle: 'full' }).format(new Date(recordedAt));
const timeOf = ({ recordedAt }: HistoryEntry) => dateFormat({ timeStyle: 'short' }).format(new Date(recordedAt));

/** Entries under the student's own days, in the given order. */
export const Days = ({ entries }: { entries: readonly HistoryEntry[] }) =>
  [...Map.groupBy(entries, dayOf)].map(([name, own]) => (
    <section key={name}>
      <h3 css={day}>{name}</h3>
      <ul>
        {own.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));

const Entry = ({ entry }: { entry: HistoryEntry }) => {
  const { type, title, actor, token, undoable } = entry;
  const takeBack = useTakeBack();
  const [isBusy, setIsBusy] = useState(false);
  const what = [nameOf(type), title].filter(Boolean).join(': ');
  const undo = async () => {
    if (!undoable) return;
    setIsBusy(true);
    await takeBack(undoable);
    setIsBusy(false);
  };
  return (
    <li css={row}>
      <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <p>{what}</p>
        <p css={quiet}>
          {token ? t('byToken', { name: token }) : t(`actor.${actor}`)} · {timeOf(entry)}
        </p>
      </div>
      {undoable && (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          onClick={() => void undo()}
          aria-label={t('undoNamed', { what })}
        >
          {t('undo')}
        </Button>
      )}
    </li>
  );
};
