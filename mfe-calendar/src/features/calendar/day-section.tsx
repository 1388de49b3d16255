import { css } from '@emotion/react';
import { IconButton, Row, VisuallyHidden, color, fontSize, formatLongDay, space, stroke } from '@hub/ui';
import { Plus } from 'lucide-react';
import { t } from '../../messages.ts';
import { formatWeekday } from '../../shared/format-dates.ts';
import { muted } from '../../shared/styles.ts';
import { DayLines } from './day-lines.tsx';
import type { DayOfItems } from './group-by-day.ts';
import { MeetingLine } from './meeting-line.tsx';
import { SessionLine } from './session-line.tsx';
import type { ViewProps } from './view-props.ts';

const look = css`
  padding: ${space(2)} 0;
  border-top: ${stroke.thin} solid ${color.hairline};
`;
const heading = css`
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

type Props = DayOfItems &
  Pick<ViewProps, 'today' | 'classes' | 'classNameOf' | 'meetings' | 'onAdd' | 'onEdit' | 'onMeeting' | 'study'>;

/** A day of the week or agenda view, with its items below. */
export const DaySection = ({ day, items, onAdd, classes, meetings = [], onMeeting, study, ...lines }: Props) => {
  const held = meetings.filter((entry) => entry.day === day);
  const isToday = day === lines.today;
  return (
    <li css={look} aria-current={isToday ? 'date' : undefined}>
      <Row justify="space-between" gap={3} wrap={false} css={{ minHeight: space(9) }}>
        <h3 css={[heading, isToday && { color: color.accentText }]}>
          <span aria-hidden>{formatWeekday(day)}</span>
          <VisuallyHidden>{formatLongDay(day)}</VisuallyHidden>
        </h3>
        {items.length === 0 && held.length === 0 && <span css={[muted, { flex: 1 }]}>{t('calendar.freeDay')}</span>}
        {onAdd && (
          <IconButton
            data-screen-only
            label={t('calendar.addOn', { day: formatLongDay(day) })}
            onClick={() => onAdd(day)}
          >
            <Plus aria-hidden />
          </IconButton>
        )}
      </Row>
      {held.map((entry) => (
        <MeetingLine
          key={`${entry.meetingId}/${entry.plannedDay}`}
          entry={entry}
          classes={classes}
          classNameOf={lines.classNameOf}
          onOpen={(opened) => onMeeting?.(opened)}
        />
      ))}
      {study?.sessions
        .filter((session) => session.day === day)
        .map((session) => (
          <SessionLine key={session.id} session={session} {...study} />
        ))}
      {items.length > 0 && <DayLines items={items} {...lines} />}
    </li>
  );
};
