import { css } from '@emotion/react';
import { color, fontSize, media, radius, sizes, space, stroke } from '@hub/ui';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { Row, RowGroup } from './arrange.ts';
import { t } from './messages.ts';
import { RowContent } from './row-content.tsx';

const field = css`
  width: 100%;
  min-height: ${sizes.touch};
  padding: ${space(2)} ${space(3)};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: inherit;
  font: inherit;
  font-size: ${fontSize.md};
`;
const list = css`
  height: min(${space(100)}, 50vh);
  margin-top: ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.phone} {
    height: 56dvh;
  }
`;
const heading = css`
  padding: ${space(2)} ${space(3)} ${space(1)};
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-weight: 600;
`;
const option = css`
  display: flex;
  align-items: center;
  min-height: ${sizes.touch};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.control};
  cursor: pointer;
  scroll-margin-block: ${space(8)};
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
`;

interface Props {
  label: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly RowGroup[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Enter, or a click on a row. */
  onRun: (row: Row | undefined) => void;
  /** It replaces what had the focus. */
  takesFocus: boolean;
  /** Between the field and the rows. */
  children?: ReactNode;
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 5],
  ['PageUp', -5],
]);

/** A field with a list of options below it: the focus stays in the field, and the arrow keys choose (ARIA's combobox). */
export const Combobox = ({ label, text, onText, groups, chosen, onChoose, onRun, takesFocus, children }: Props) => {
  const listId = useId();
  const rows = groups.flatMap((group) => group.rows);
  const idOf = (row: string) => `${listId} ${row}`.replaceAll(/\s/g, '_');

  const choose = (by: number) => {
    const at = rows.findIndex(({ id }) => id === chosen);
    const next =
      Math.abs(by) > 1 ? Math.max(0, Math.min(rows.length - 1, at + by)) : (at + by + rows.length) % rows.length;
    const row = rows[next];
    if (!row) return;
    onChoose(row.id);
    document.getElementById(idOf(row.id))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = steps.get(event.key);
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (by === undefined) onRun(rows.find(({ id }) => id === chosen));
    else choose(by);
  };

  return (
    <>
      <input
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : idOf(chosen)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student came back to type in it
        autoFocus={takesFocus}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        placeholder={t('placeholder')}
        css={field}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- selects cannot be filtered
        role="listbox"
        id={listId}
        aria-label={t('results')}
        tabIndex={-1}
        css={list}
      >
        {groups.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup belongs to a select
          <div key={group.name} role="group" aria-label={t(`groups.${group.name}`)}>
            <div css={heading} aria-hidden>
              {t(`groups.${group.name}`)}
            </div>
            {group.rows.map((row) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- Enter in the field does the same
              <div
                key={row.id}
                id={idOf(row.id)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs to a select
                role="option"
                aria-selected={row.id === chosen}
                css={option}
                onPointerMove={() => row.id !== chosen && onChoose(row.id)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(row)}
              >
                <RowContent row={row} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
};
