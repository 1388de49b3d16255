import type { CalendarEventView } from '@hub/contracts';
import { Badge, Dot, EventTypeBadge, PriorityBadge, Row, Stack, eventTone, relativeDueLabel } from '@hub/ui';
import { muted, rowStyle, titleStyle } from '../styles.ts';

interface Props {
  event: CalendarEventView;
  today: string;
  className?: string | undefined;
}

/** One event of an upcoming list: title, day, type and priority. */
export const EventItem = ({ event, today, className }: Props) => (
  <li css={rowStyle}>
    <span css={{ paddingTop: 6 }}>
      <Dot tone={eventTone(event.eventType)} size={10} />
    </span>
    <Stack gap={1} css={{ flex: 1 }}>
      <Row justify="space-between" align="baseline" gap={2}>
        <span css={[titleStyle, event.completed && { textDecoration: 'line-through' }]}>{event.title}</span>
        <span css={muted}>
          {relativeDueLabel(event.dueDate, today)}
          {event.dueTime && `, ${event.dueTime}`}
        </span>
      </Row>
      {event.description && <p css={muted}>{event.description}</p>}
      <Row gap={1}>
        <EventTypeBadge type={event.eventType} />
        <PriorityBadge priority={event.priority} />
        {className && <Badge>{className}</Badge>}
      </Row>
    </Stack>
  </li>
);
