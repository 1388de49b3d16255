import { color, formatLongDay, IconButton, VisuallyHidden } from '@hub/ui';
import { Plus } from 'lucide-react';
import { t } from '../../../messages.ts';
import { formatWeekday } from '../../../shared/format-dates.ts';
import type { ViewProps } from '../view-props.ts';
import * as styles from './styles.ts';

/** The days above their columns, each with a button to add an event. */
export const DayHeads = ({ days, today, onAdd }: Pick<ViewProps, 'today' | 'onAdd'> & { days: readonly string[] }) => (
  <>
    <span />
    {days.map((day) => (
      <div key={day} css={styles.headCell} aria-current={day === today ? 'date' : undefined}>
        <h3 css={[{ fontSize: 'inherit', fontWeight: 600 }, day === today && { color: color.accentText }]}>
          <span aria-hidden>{formatWeekday(day)}</span>
          <VisuallyHidden>{formatLongDay(day)}</VisuallyHidden>
        </h3>
        {onAdd && (
          <IconButton
            data-screen-only
            label={t('calendar.addOn', { day: formatLongDay(day) })}
            onClick={() => onAdd(day)}
          >
            <Plus aria-hidden />
          </IconButton>
        )}
      </div>
    ))}
  </>
);
