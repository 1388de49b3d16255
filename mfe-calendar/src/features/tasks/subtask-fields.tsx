import { css } from '@emotion/react';
import { mostSubtasks, type SubtaskForm } from '@hub/contracts';
import { Button, color, fontSize, IconButton, Input, space } from '@hub/ui';
import { ArrowUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '../../messages.ts';
import { listStyle } from '../../shared/styles.ts';

const group = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const row = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-bottom: ${space(1)};
`;

interface Line extends SubtaskForm {
  readonly key: number;
}

interface Props {
  start: readonly SubtaskForm[];
  error: string | undefined;
}

/** The parts of a task, in order. Enter adds the next one, Backspace removes an empty one, Alt and an arrow move it. */
export const SubtaskFields = ({ start, error }: Props) => {
  const [lines, setLines] = useState<readonly Line[]>(start.map((each, key) => ({ ...each, key })));
  const next = useRef(start.length);
  const list = useRef<HTMLUListElement>(null);
  const focus = (index: number) =>
    queueMicrotask(() => list.current?.querySelectorAll('input').item(Math.max(0, index)).focus());

  const add = (at: number) => {
    if (lines.length >= mostSubtasks) return;
    const key = next.current;
    next.current += 1;
    setLines([...lines.slice(0, at), { title: '', key }, ...lines.slice(at)]);
    focus(at);
  };
  const remove = (at: number) => {
    setLines(lines.toSpliced(at, 1));
    if (lines.length > 1) focus(at - 1);
  };
  const move = (at: number, to: number) => {
    const line = lines[at];
    if (!line || to < 0 || to >= lines.length) return;
    setLines(lines.toSpliced(at, 1).toSpliced(to, 0, line));
    focus(to);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
    const step = event.altKey ? steps[event.key] : undefined;
    if (event.key === 'Enter') add(at + 1);
    else if (event.key === 'Backspace' && lines[at]?.title === '') remove(at);
    else if (step !== undefined) move(at, at + step);
    else return;
    event.preventDefault();
  };

  return (
    <fieldset css={group}>
      <legend css={{ padding: 0, marginBottom: space(1.5), fontWeight: 500 }}>{t('subtasks.label')}</legend>
      <ul ref={list} css={listStyle}>
        {lines.map(({ key, title }, at) => (
          <li key={key} css={row}>
            <Input
              aria-label={t('subtasks.nth', { nth: at + 1 })}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              autoComplete="off"
              value={title}
              onChange={({ currentTarget: { value } }) =>
                setLines(lines.map((line) => (line.key === key ? { ...line, title: value } : line)))
              }
              onKeyDown={(event) => onKeyDown(event, at)}
            />
            <IconButton
              label={t('subtasks.moveUp', { nth: at + 1 })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton label={t('subtasks.remove', { nth: at + 1 })} onClick={() => remove(at)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <input
        type="hidden"
        name="subtasks"
        value={JSON.stringify(lines.filter(({ title }) => title.trim()).map(({ key: _key, ...line }) => line))}
      />
      {error && <p css={{ color: color.dangerText, fontSize: fontSize.xs }}>{error}</p>}
      <Button variant="ghost" size="sm" disabled={lines.length >= mostSubtasks} onClick={() => add(lines.length)}>
        <Plus aria-hidden /> {t('subtasks.add')}
      </Button>
    </fieldset>
  );
};
