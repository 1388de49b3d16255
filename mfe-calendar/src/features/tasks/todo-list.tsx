import { css } from '@emotion/react';
import { EmptyState, color, radius, space } from '@hub/ui';
import { ClipboardCheck } from 'lucide-react';
import { t } from '../../messages.ts';
import { muted } from '../../shared/styles.ts';
import { TaskRows, type RowsProps } from './task-rows.tsx';

const note = css`
  margin-top: ${space(4)};
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.accentSoft};
`;

/** The student's tasks and this week's events, with a note on where the events come from. */
export const TodoList = (props: RowsProps) => {
  if (props.items.length === 0) {
    return <EmptyState icon={<ClipboardCheck />} title={t('tasks.none')} hint={t('tasks.noneHint')} />;
  }
  return (
    <>
      <TaskRows {...props} />
      {props.items.some(({ kind }) => kind === 'event') && <p css={[muted, note]}>{t('tasks.note')}</p>}
    </>
  );
};
