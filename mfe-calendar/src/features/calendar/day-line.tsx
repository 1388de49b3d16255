import { Badge, Dot, EventTypeBadge, PriorityBadge, Row, Stack, eventTone } from '@hub/ui';
import { t } from '../../messages.ts';
import { dueLabel, formatTimes } from '../../shared/format-dates.ts';
import { RowTitle } from '../../shared/row-title.tsx';
import { SourceBadge } from '../../shared/source-badge.tsx';
import { muted, rowDot, rowStyle } from '../../shared/styles.ts';
import type { DayItem } from './day-item.ts';

interface Props {
  item: DayItem;
  today: string;
  className?: string | undefined;
  /** The row is listed under its day, so it shows only the time. */
  underDay?: boolean;
  onEdit?: (() => void) | undefined;
}

/** A row of an upcoming list or of a day: title, due date, type and priority. */
export const DayLine = ({ item, today, className, underDay = false, onEdit }: Props) => (
  <li css={rowStyle}>
    <span css={rowDot}>
      <Dot tone={item.kind === 'event' ? eventTone(item.eventType) : 'grey'} size={10} />
    </span>
    <Stack gap={1} css={{ flex: 1 }}>
      <Row justify="space-between" align="baseline" gap={2}>
        <RowTitle done={item.completed} onEdit={onEdit}>
          {item.title}
        </RowTitle>
        <span css={muted}>{underDay ? formatTimes(item) : dueLabel(item, today)}</span>
      </Row>
      {item.kind === 'event' && item.place && <p css={muted}>{item.place}</p>}
      {item.description && <p css={muted}>{item.description}</p>}
      <Row gap={1}>
        {item.kind === 'event' ? <EventTypeBadge type={item.eventType} /> : <Badge>{t('row.task')}</Badge>}
        <PriorityBadge priority={item.priority} />
        {className && <Badge>{className}</Badge>}
        {item.kind === 'event' && <SourceBadge state={item.sourceState} />}
      </Row>
    </Stack>
  </li>
);
