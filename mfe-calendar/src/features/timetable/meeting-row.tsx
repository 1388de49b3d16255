import type { MeetingView } from '@hub/contracts';
import { Button, Row, formatShortDay, todayIn, weekdayNames } from '@hub/ui';
import { t } from '../../messages.ts';
import { whenAndWhere } from '../../shared/format-dates.ts';
import { muted, rowStyle, titleStyle } from '../../shared/styles.ts';

/** "Tue, Thu", "Day 1", with "every second week" where it is so. */
const daysOf = ({ by, days, everyWeeks }: MeetingView) => {
  const weekdays = weekdayNames('short');
  const names = days.map((day) => (by === 'weekday' ? weekdays[day] : t('timetable.dayNumber', { n: day })));
  const list = names.join(', ');
  return everyWeeks === 2 ? t('timetable.everySecond', { days: list }) : list;
};

/** "Aug 24 – Dec 18", where it differs from the term. */
const spanOf = ({ first, last }: MeetingView) => {
  const today = todayIn();
  if (first && last) return `${formatShortDay(first, today)} – ${formatShortDay(last, today)}`;
  if (first) return t('timetable.from', { day: formatShortDay(first, today) });
  return last ? t('timetable.until', { day: formatShortDay(last, today) }) : '';
};

interface Props {
  meeting: MeetingView;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** When a class meets, in words. */
export const MeetingRow = ({ meeting, isDeleting, onEdit, onDelete }: Props) => {
  const { title, startTime, endTime, place } = meeting;
  const name = [title, daysOf(meeting)].filter(Boolean).join(', ');
  const facts = [whenAndWhere({ dueTime: startTime, endTime, place }), spanOf(meeting)];
  return (
    <li css={rowStyle}>
      <div css={{ flex: 1, minWidth: 0 }}>
        <p css={titleStyle} dir="auto">
          {name}
        </p>
        <p css={muted}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Row gap={1}>
        <Button variant="ghost" size="sm" aria-label={t('timetable.editOf', { name })} onClick={onEdit}>
          {t('calendar.edit')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('timetable.deleteOf', { name })}
          busy={isDeleting}
          onClick={onDelete}
        >
          {t('calendar.delete')}
        </Button>
      </Row>
    </li>
  );
};
