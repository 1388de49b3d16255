import { css } from '@emotion/react';
import { IconButton, Row, VisuallyHidden, color, fontSize, formatLongDay, space } from '@hub/ui';
import { Plus } from 'lucide-react';
import { t } from '../../messages.ts';
import { listStyle, muted } from '../styles.ts';
import type { DayOfEvents } from './days.ts';
import { EventItem } from './event-item.tsx';
import { formatWeekday } from './format.ts';
import type { ViewProps } from './view-props.ts';

const look = css`
  padding: ${space(2)} 0;
  border-top: 1px solid ${color.hairline};
`;
const heading = css`
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

type Props = DayOfEvents & Pick<ViewProps, 'today' | 'classNames' | 'onAdd' | 'onEdit'>;

/** A day of the week or the agenda: its name, and its events below. */
export const DaySection = ({ day, events, today, classNames, onAdd, onEdit }: Props) => {
  const isToday = day === today;
  return (
    <li css={look} aria-current={isToday ? 'date' : undefined}>
      <Row justify="space-between" gap={3} wrap={false} css={{ minHeight: 36 }}>
        <h3 css={[heading, isToday && { color: color.accentText }]}>
          <span aria-hidden>{formatWeekday(day)}</span>
          <VisuallyHidden>{formatLongDay(day)}</VisuallyHidden>
        </h3>
        {events.length === 0 && <span css={[muted, { flex: 1 }]}>{t('calendar.freeDay')}</span>}
        {onAdd && (
          <IconButton label={t('calendar.addOn', { day: formatLongDay(day) })} onClick={() => onAdd(day)}>
            <Plus aria-hidden />
          </IconButton>
        )}
      </Row>
      {events.length > 0 && (
        <ul css={listStyle}>
          {events.map((event) => (
            <EventItem
              key={event.id}
              event={event}
              today={today}
              className={classNames?.get(event.classId)}
              underDay
              onEdit={onEdit}
            />
          ))}
        </ul>
      )}
    </li>
  );
};
