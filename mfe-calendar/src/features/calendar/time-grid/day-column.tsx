import { type ClassId, minutesOf } from '@hub/contracts';
import { formatLongDay } from '@hub/ui';
import type { KeyboardEvent } from 'react';
import { t } from '../../../messages.ts';
import { formatTimes } from '../../../shared/format-dates.ts';
import { listStyle } from '../../../shared/styles.ts';
import type { DayItem } from '../day-item.ts';
import type { CalendarItem } from '../item-card/calendar-item.ts';
import type { ItemCardControl } from '../item-card/use-item-card.ts';
import { meetingItemsOf } from '../meeting-item.ts';
import { type SessionItem, sessionLooks } from '../session-item.ts';
import type { Placement } from '../placement.ts';
import type { ViewProps } from '../view-props.ts';
import { layOut, type TimedItem } from './blocks.ts';
import { MeetingBlock } from './meeting-block.tsx';
import { NowLine } from './now-line.tsx';
import * as styles from './styles.ts';
import { TimeBlock } from './time-block.tsx';
import type { GridDrag } from './use-grid-drag.ts';

interface Props extends Pick<ViewProps, 'meetings' | 'classes' | 'classNameOf' | 'onMeeting'> {
  day: string;
  isToday: boolean;
  items: readonly DayItem[];
  /** Proposed for this day. */
  sessions: readonly SessionItem[];
  onMoveSession: (item: SessionItem, to: Placement) => void;
  looksOf: (item: DayItem) => CalendarItem;
  groupOf: (classId: ClassId) => CalendarItem['group'];
  control: ItemCardControl;
  cardId: string;
  drag: GridDrag;
  canAdd: boolean;
  /** How many events are side by side at most. */
  lanes: number;
  onMore: (day: string) => void;
  onKeyDown: (event: KeyboardEvent, item: TimedItem | SessionItem) => void;
}

/** The hours of a day. A click on a free hour adds an event there, and so does drawing over several. */
export const DayColumn = (props: Props) => {
  const { day, isToday, items, looksOf, groupOf, drag, canAdd, lanes, onMore, onKeyDown, control, cardId } = props;
  const { meetings = [], classes, classNameOf, onMeeting, sessions, onMoveSession } = props;
  const held = meetings.filter((entry) => entry.day === day);
  const { blocks, rests } = layOut([...meetingItemsOf(held, classNameOf), ...items, ...sessions], lanes);
  const drawn = drag.preview.drawn?.day === day ? drag.preview.drawn.times : null;
  const start = minutesOf(drawn?.dueTime ?? '00:00');
  return (
    <div css={[styles.column, isToday && styles.today]}>
      {canAdd && (
        // for the mouse alone: the button above the day adds by keyboard
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          css={styles.free}
          onPointerDown={(press) => drag.draw(press, day)}
          onClick={(event) => drag.addAt(event, day)}
        />
      )}
      <ul aria-label={formatLongDay(day)} css={[listStyle, styles.blocks]}>
        {blocks.map(({ item, ...block }) => (
          <li key={item.id} data-screen-only={item.kind === 'session' ? true : undefined}>
            {item.kind === 'meeting' ? (
              <MeetingBlock {...block} item={item} classes={classes} onOpen={(entry) => onMeeting?.(entry)} />
            ) : (
              <TimeBlock
                {...block}
                item={item}
                control={control}
                cardId={cardId}
                lifted={drag.preview.moved?.id === item.id}
                onKeyDown={(event) => onKeyDown(event, item)}
                {...(item.kind === 'session'
                  ? {
                      proposed: true,
                      looks: sessionLooks(item, groupOf(item.session.classId)),
                      onPress: (press) => drag.moveSession(press, item, onMoveSession),
                    }
                  : {
                      looks: looksOf(item),
                      onPress: (press) => drag.move(press, item),
                      onPressEnd: item.kind === 'event' ? (press) => drag.resize(press, item) : undefined,
                    })}
              />
            )}
          </li>
        ))}
        {rests.map(({ from, to, count }) => (
          <li key={from}>
            <button
              type="button"
              css={[styles.block, styles.rest]}
              style={{
                top: styles.hoursDown(from),
                height: styles.hoursDown(to - from),
                width: styles.share(1, lanes),
              }}
              aria-label={t('month.moreOn', { count, day: formatLongDay(day) })}
              onClick={() => onMore(day)}
            >
              {t('month.rest', { count })}
            </button>
          </li>
        ))}
      </ul>
      {drawn && (
        <div
          css={styles.drawn}
          style={{
            top: styles.hoursDown(start),
            height: styles.hoursDown(minutesOf(drawn.endTime ?? '00:00') - start),
          }}
        >
          {formatTimes({ dueTime: drawn.dueTime ?? null, endTime: drawn.endTime ?? null })}
        </div>
      )}
      {isToday && <NowLine />}
    </div>
  );
};
