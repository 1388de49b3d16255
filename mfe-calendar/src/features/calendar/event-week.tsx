import { addDays, Button, fontSize, IconButton, Row, space } from '@hub/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '../../messages.ts';
import { listStyle } from '../styles.ts';
import { DaySection } from './day-section.tsx';
import { weekOf } from './days.ts';
import { formatWeek } from './format.ts';
import type { ViewProps } from './view-props.ts';

/** Seven days below one another, Sunday first. */
export const EventWeek = ({ events, day, onDayChange, ...rest }: ViewProps) => {
  const week = weekOf(events, day);
  return (
    <>
      <Row justify="space-between" wrap={false} css={{ marginBottom: space(3) }}>
        <IconButton label={t('calendar.previousWeek')} onClick={() => onDayChange(addDays(day, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <h2 css={{ fontSize: fontSize.md, fontVariantNumeric: 'tabular-nums' }} aria-live="polite">
          {formatWeek(week[0]?.day ?? day, week[6]?.day ?? day)}
        </h2>
        <Row gap={1} wrap={false}>
          <Button variant="ghost" size="sm" onClick={() => onDayChange(rest.today)}>
            {t('calendar.today')}
          </Button>
          <IconButton label={t('calendar.nextWeek')} onClick={() => onDayChange(addDays(day, 7))}>
            <ChevronRight aria-hidden />
          </IconButton>
        </Row>
      </Row>
      <ol css={listStyle}>
        {week.map((each) => (
          <DaySection key={each.day} {...each} {...rest} />
        ))}
      </ol>
    </>
  );
};
