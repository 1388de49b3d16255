import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { Checkbox, label, media, radius, space, tone, type Tone } from '@hub/ui';
import { t } from '../../messages.ts';
import { RowTitle } from '../../shared/row-title.tsx';
import { muted, oneLine } from '../../shared/styles.ts';
import type { RowProps } from './task-row.tsx';
import { SubtaskList } from './subtask-list.tsx';
import type { TodoItem } from './todo.ts';

const row = css`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  min-height: ${space(12)};
`;
const text = css`
  display: grid;
  min-width: 0;
`;
const belowTitle = css`
  grid-column: 3 / -1;
`;
/** Its touch target extends into the row's space. */
const box = css`
  ${media.mobile} {
    margin: -${space(3)};
  }
`;
const bar = (of: Tone) => css`
  align-self: stretch;
  width: ${space(1)};
  margin: ${space(1)} 0;
  border-radius: ${radius.round};
  background: ${tone(of).dot};
`;

interface Props extends RowProps {
  item: TodoItem;
  inClass: ClassView | undefined;
  /** When it is due, as it reads under the heading of its group. */
  due: string;
}

/** One line of Today: a box to tick, the colour of its class, the title, what it is and when it is due. */
export const AgendaRow = ({ item, inClass, due, onToggle, onEdit, onTick }: Props) => {
  const className = inClass?.name ?? (item.classId ? t('row.someClass') : t('row.personal'));
  return (
    <li css={row}>
      <Checkbox css={box} aria-label={item.title} checked={item.completed} onChange={() => onToggle(item)} />
      <span css={bar(inClass?.color ?? 'grey')} aria-hidden />
      <span css={text}>
        <RowTitle done={item.completed} onEdit={() => onEdit(item)}>
          {item.title}
        </RowTitle>
        <span css={[muted, oneLine]}>
          <bdi>{className}</bdi>
          {item.kind === 'event' && [` · ${label(item.eventType)}`, item.place].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span css={muted}>{due}</span>
      {item.kind === 'task' && item.subtasks.length > 0 && (
        <div css={belowTitle}>
          <SubtaskList task={item} onTick={(id) => onTick(item, id)} />
        </div>
      )}
    </li>
  );
};
