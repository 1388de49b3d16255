import { Badge, Dot, Row, Stack, eventTone, priorityTone, relativeDueLabel } from '@hub/ui';
import { t } from '../../messages.ts';
import { muted, oneLine, rowDot, rowStyle, titleStyle } from '../../shared/styles.ts';
import { isOverdue, type TodoItem } from './todo.ts';

interface Props {
  item: TodoItem;
  today: string;
  className: string | undefined;
}

/** One line of the dashboard's card: title, class and when it is due. */
export const TodoSummary = ({ item, today, className }: Props) => (
  <li css={rowStyle}>
    <span css={rowDot}>
      <Dot tone={item.kind === 'event' ? eventTone(item.eventType) : priorityTone(item.priority)} size={10} />
    </span>
    <Stack gap={1} css={{ flex: 1 }}>
      <span dir="auto" css={titleStyle}>
        {item.title}
      </span>
      <bdi css={[muted, oneLine]}>{className ?? t('row.personal')}</bdi>
    </Stack>
    <Row gap={1} justify="flex-end" css={{ flex: 'none' }}>
      {isOverdue(item, today) && <Badge tone="red">{t('row.overdue')}</Badge>}
      {item.dueDate && <span css={muted}>{relativeDueLabel(item.dueDate, today)}</span>}
    </Row>
  </li>
);
