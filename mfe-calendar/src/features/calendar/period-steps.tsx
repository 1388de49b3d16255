import { addDays, Button, fontSize, IconButton, Row, space } from '@hub/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '../../messages.ts';
import type { ViewProps } from './view-props.ts';

interface Props extends Pick<ViewProps, 'day' | 'today' | 'onDayChange'> {
  title: string;
  period: 'week' | 'day';
}

const lengths = { week: 7, day: 1 };

/** The title of a view, between buttons for the previous and the next week or day. */
export const PeriodSteps = ({ title, period, day, today, onDayChange }: Props) => (
  <Row justify="space-between" wrap={false} css={{ marginBottom: space(3) }}>
    <IconButton
      data-screen-only
      label={t(`calendar.previous.${period}`)}
      onClick={() => onDayChange(addDays(day, -lengths[period]))}
    >
      <ChevronLeft aria-hidden />
    </IconButton>
    <h2 css={{ fontSize: fontSize.md, fontVariantNumeric: 'tabular-nums' }} aria-live="polite">
      {title}
    </h2>
    <Row gap={1} wrap={false} data-screen-only>
      <Button variant="ghost" size="sm" onClick={() => onDayChange(today)}>
        {t('calendar.today')}
      </Button>
      <IconButton label={t(`calendar.next.${period}`)} onClick={() => onDayChange(addDays(day, lengths[period]))}>
        <ChevronRight aria-hidden />
      </IconButton>
    </Row>
  </Row>
);
