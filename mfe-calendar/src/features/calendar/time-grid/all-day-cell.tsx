import { formatLongDay } from '@hub/ui';
import { t } from '../../../messages.ts';
import { listStyle } from '../../../shared/styles.ts';
import type { CalendarItem } from '../item-card/calendar-item.ts';
import { type ChipMove, ItemChip } from '../item-card/item-chip.tsx';
import type { ItemCardControl } from '../item-card/use-item-card.ts';
import { more } from '../month-grid/styles.ts';
import * as styles from './styles.ts';

/** The rest of a day's items is in the list of the day. */
const most = 3;

interface Props {
  day: string;
  items: readonly CalendarItem[];
  control: ItemCardControl;
  cardId: string;
  move: ChipMove;
  onMore: (day: string) => void;
}

/** What is due on a day without a time, or lasts several days. */
export const AllDayCell = ({ day, items, onMore, ...chip }: Props) => {
  const shown = items.length > most ? most - 1 : items.length;
  const hidden = items.length - shown;
  return (
    <ul aria-label={t('calendar.allDayOn', { day: formatLongDay(day) })} css={[listStyle, styles.allDay]}>
      {items.slice(0, shown).map((item) => (
        <li key={item.id}>
          <ItemChip item={item} reachable {...chip} />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            css={more}
            aria-label={t('month.moreOn', { count: hidden, day: formatLongDay(day) })}
            onClick={() => onMore(day)}
          >
            {t('month.more', { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
};
