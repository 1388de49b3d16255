import { css } from '@emotion/react';
import { Card, color, media, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { TaskRows, type RowsProps } from './task-rows.tsx';

const summary = css`
  padding: ${space(1)} 0;
  color: ${color.dangerText};
  font-weight: 600;
  cursor: pointer;
  ${media.mobile} {
    padding: ${space(3)} 0;
  }
`;

/** Missed events, collapsed until the student opens them (decision Q128). */
export const OverdueSection = (props: RowsProps) =>
  props.items.length > 0 && (
    <Card as="details">
      <summary css={summary}>{t('tasks.overdue', { total: props.items.length })}</summary>
      <TaskRows {...props} />
    </Card>
  );
