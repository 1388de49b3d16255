import { addDays, Button, fontSize, IconButton, Row, space } from '@hub/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '../../messages.ts';
import type { ViewProps } from './view-props.ts';

/** The title of a view, between buttons for the previous and the next week. */
export const WeekSteps = ({
  title,
  day,
  today,
  onDayChange,
}: Pick<ViewProps, 'day' | 'today' | 'onDayChange'> & { title: string }) => (
  <Row justify="space-between" wrap={false} css={{ marginBottom: space(3) }}>
    <IconButton label={t('calendar.previousWeek')} onClick={() => onDayChange(addDays(day, -7))}>
      <ChevronLeft aria-hidden />
    </IconButton>
    <h2 css={{ fontSize: fontSize.md, fontVariantNumeric: 'tabular-nums' }} aria-live="polite">
      {title}
    </h2>
    <Row gap={1} wrap={false}>
      <Button variant="ghost" size="sm" onClick={() => onDayChange(today)}>
        {t('calendar.today')}
      </Button>
      <IconButton label={t('calendar.nextWeek')} onClick={() => onDayChange(addDays(day, 7))}>
        <ChevronRight aria-hidden />
      </IconButton>
    </Row>
  </Row>
);
