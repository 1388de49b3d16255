import { css } from '@emotion/react';
import type { SubtaskId, TaskView } from '@hub/contracts';
import { Checkbox, color, fontSize, media, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { listStyle } from '../../shared/styles.ts';

const summary = css`
  width: fit-content;
  padding: ${space(1)} 0;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  cursor: pointer;
  ${media.mobile} {
    padding: ${space(3)} 0;
  }
`;
const done = css`
  color: ${color.muted};
  text-decoration: line-through;
`;

interface Props {
  task: TaskView;
  /** Shows the list unfolded. */
  isOpen?: boolean;
  onTick: (id: SubtaskId) => void;
}

/** The parts of a task, each to tick where the task is listed; nothing for a task without. */
export const SubtaskList = ({ task: { title, subtasks }, isOpen = false, onTick }: Props) => {
  if (subtasks.length === 0) return null;
  const count = subtasks.filter(({ completed }) => completed).length;
  return (
    <details open={isOpen}>
      <summary css={summary}>{t('subtasks.done', { done: count, total: subtasks.length })}</summary>
      <ul css={listStyle} aria-label={t('subtasks.of', { title })}>
        {subtasks.map((each) => (
          <li key={each.id}>
            <Checkbox
              checked={each.completed}
              onChange={() => onTick(each.id)}
              label={
                <span dir="auto" css={[{ overflowWrap: 'anywhere' }, each.completed && done]}>
                  {each.title}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
};
