import { css } from '@emotion/react';
import type { RemoteLink } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { Button, color, fontSize, space } from '@hub/ui';
import { useEffect, useState } from 'react';
import { arrange, type Row } from './arrange.ts';
import { Combobox } from './combobox.tsx';
import { t } from './messages.ts';
import { pathOfHit } from './path-of-hit.ts';
import { readIntent, type Intent } from './read-intent.ts';
import { useCardPlaces } from './use-card-places.ts';
import { useCommands } from './use-commands.ts';
import { useSearchHits } from './use-search-hits.ts';

const line = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${space(8)};
  padding: ${space(1)} ${space(3)} 0;
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

interface Props {
  label: string;
  links: readonly RemoteLink[];
  text: string;
  onText: (text: string) => void;
  onAdd: (text: string) => void;
  onAsk: (text: string) => void;
  onAssistant: () => void;
  onHelp: () => void;
  onClose: () => void;
  /** It replaces what had the focus. */
  takesFocus: boolean;
}

/** What is looked for while it is typed. */
const soughtBy = ({ kind, text }: Intent) => (kind === 'find' || kind === 'go' ? text : '');

/** The field and its rows. Enter does the chosen row, which is the first one unless the student chooses another. */
export const Find = ({ label, text, onText, onClose, takesFocus, ...on }: Props) => {
  const { navigate } = useShell();
  const intent = readIntent(text);
  const { hits, ...searching } = useSearchHits(soughtBy(intent));
  const { places, ...reading } = useCardPlaces(intent.kind === 'card');
  const { isError, isWaiting, retry } = intent.kind === 'card' ? reading : searching;
  const actions = { onAdd: () => on.onAdd(''), onCard: () => onText(`${t('commands.card')} `) };
  const commands = useCommands({ ...on, ...actions, onClose });
  const groups = arrange(text, intent, { commands, hits: isError ? [] : hits, places });
  const rows = groups.flatMap((group) => group.rows);
  const [choice, setChoice] = useState<{ text: string; id: string } | null>(null);
  const own = choice?.text === text ? rows.find(({ id }) => id === choice.id) : undefined;
  const chosen = own ?? rows[0];
  const [isSent, setSent] = useState(false);

  const go = (path: string) => {
    onClose();
    navigate(path);
  };
  const run = (row: Row | undefined) => {
    if (row?.kind === 'hit') go(pathOfHit(row.hit));
    if (row?.kind === 'card') go(row.place.path);
    if (row?.kind === 'command') commands.find(({ id }) => id === row.id)?.run();
    if (row?.kind === 'add') on.onAdd(row.text);
    if (row?.kind === 'ask') on.onAsk(row.text);
  };
  // Enter waits for what is being looked for: it then runs the row that is first
  const isEarly = isWaiting && !own && chosen?.kind !== 'command';
  const press = (row: Row | undefined) => (row === chosen && isEarly ? setSent(true) : run(row));
  useEffect(() => {
    if (!isSent || isWaiting) return;
    setSent(false);
    if (!isError) run(rows[0]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the rows are here
  }, [isSent, isWaiting]);

  const say = () => {
    if (isError) return t('failed');
    if (isWaiting) return t('waiting');
    if (intent.kind === 'card') return rows.length === 0 ? t('noClasses') : '';
    if (soughtBy(intent) === '') return '';
    return hits.length === 0 ? t('none', { text: intent.text }) : t('found', { count: hits.length });
  };

  return (
    <Combobox
      label={label}
      text={text}
      onText={(next) => {
        setSent(false);
        onText(next);
      }}
      groups={groups}
      chosen={chosen?.id}
      onChoose={(id) => setChoice({ text, id })}
      onRun={press}
      takesFocus={takesFocus}
    >
      <div css={line}>
        <output>{say()}</output>
        {isError && !isWaiting && (
          <Button size="sm" variant="ghost" onClick={retry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </Combobox>
  );
};
