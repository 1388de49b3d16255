import type { CalendarEventView } from '@hub/contracts';
import { Badge, Dot, EventTypeBadge, PriorityBadge, Row, Stack, eventTone } from '@hub/ui';
import { RowTitle } from '../row-title.tsx';
import { SourceBadge } from '../source-badge.tsx';
import { muted, rowDot, rowStyle } from '../styles.ts';
import { dueLabel, formatTime } from './format.ts';

interface Props {
  event: CalendarEventView;
  today: string;
  className?: string | undefined;
  /** It stands under its day, and only the time is still to be said. */
  underDay?: boolean;
  onEdit?: ((event: CalendarEventView) => void) | undefined;
}

/** One event of an upcoming list: title, day, type and priority. */
export const EventItem = ({ event, today, className, underDay = false, onEdit }: Props) => (
  <li css={rowStyle}>
    <span css={rowDot}>
      <Dot tone={eventTone(event.eventType)} size={10} />
    </span>
    <Stack gap={1} css={{ flex: 1 }}>
      <Row justify="space-between" align="baseline" gap={2}>
        <RowTitle done={event.completed} onEdit={onEdit && (() => onEdit(event))}>
          {event.title}
        </RowTitle>
        <span css={muted}>{underDay ? event.dueTime && formatTime(event.dueTime) : dueLabel(event, today)}</span>
      </Row>
      {event.description && <p css={muted}>{event.description}</p>}
      <Row gap={1}>
        <EventTypeBadge type={event.eventType} />
        <PriorityBadge priority={event.priority} />
        {className && <Badge>{className}</Badge>}
        <SourceBadge state={event.sourceState} />
      </Row>
    </Stack>
  </li>
);
