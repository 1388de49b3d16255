import { useIsMobile } from '@hub/ui';
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../messages.ts';
import { byPriorityInDay } from '../../../shared/due-order.ts';
import { formatHour } from '../../../shared/format-dates.ts';
import { calendarItemOf, groupsOf } from '../calendar-items.ts';
import { DayDialog } from '../day-dialog.tsx';
import { byDayOf, type DayItem } from '../day-item.ts';
import { ItemActions } from '../item-actions.tsx';
import { OpenItemCard } from '../item-card/open-item-card.tsx';
import { useItemCard } from '../item-card/use-item-card.ts';
import { movedToDay, type Placement } from '../placement.ts';
import { SessionActions } from '../session-actions.tsx';
import { movedSession, type SessionItem, sessionItemOf } from '../session-item.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { ViewProps } from '../view-props.ts';
import { AllDayCell } from './all-day-cell.tsx';
import { isTimed } from './blocks.ts';
import { DayColumn } from './day-column.tsx';
import { DayHeads } from './day-heads.tsx';
import { movedByKey } from './moved-by-key.ts';
import * as styles from './styles.ts';
import { useGridDrag } from './use-grid-drag.ts';

interface Props extends Omit<ViewProps, 'day' | 'onDayChange'> {
  days: readonly string[];
}

const hours = Array.from({ length: 23 }, (_, index) => index + 1);

/** What the grid is scrolled to at first. */
const morning = 7.5 / 24;

/** Days side by side with their hours. Items without a time are above the hours. */
export const TimeGrid = ({ days, items, today, classes, study, ...on }: Props) => {
  const cardId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const control = useItemCard();
  const lanes = useIsMobile() || days.length > 1 ? 3 : 6;
  const keepFocus = useKeptFocus(scroller);
  const drag = useGridDrag({ columns, days, onAdd: on.onAdd, onMove: on.onMove });
  const [opened, setOpened] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = (columns.current?.offsetHeight ?? 0) * morning;
  }, [scroller, columns]);

  const { moved } = drag.preview;
  const shown = moved ? items.map((item) => (item.id === moved.id ? { ...item, ...moved.to } : item)) : items;
  const sessions = (study?.sessions ?? []).map((session) =>
    sessionItemOf(session.id === moved?.id ? { ...session, ...movedSession(session, moved.to) } : session),
  );
  const byDay = byDayOf(shown);
  const itemsOn = (day: string) => byDay.get(day) ?? [];
  const looksOf = calendarItemOf(today, classes);
  const openItem = items.find(({ id }) => id === control.card?.item.id);
  const openSession = study?.sessions.find(({ id }) => id === control.card?.item.id);
  const moveSession = ({ id, session }: SessionItem, to: Placement) => {
    keepFocus(id);
    study?.onAccept(session, to);
  };
  const withItem = (id: string, act: (item: DayItem) => void) => {
    const item = items.find((each) => each.id === id);
    if (item) act(item);
  };
  const moveByDays = (id: string, count: number) =>
    withItem(id, (item) => {
      keepFocus(id);
      on.onMove(item, movedToDay(item, count));
    });

  return (
    <>
      <div ref={scroller} css={styles.scroller} style={{ '--days': days.length } as CSSProperties}>
        <div css={styles.head}>
          <DayHeads days={days} today={today} onAdd={on.onAdd} />
          <span css={styles.axisLabel}>{t('calendar.allDay')}</span>
          {days.map((day) => (
            <AllDayCell
              key={day}
              day={day}
              items={itemsOn(day)
                .filter((item) => !isTimed(item))
                .toSorted(byPriorityInDay)
                .map(looksOf)}
              control={control}
              cardId={cardId}
              move={{
                onPress: (press, id) => withItem(id, (item) => drag.move(press, item)),
                onDays: (id, count) => moveByDays(id, count),
              }}
              onMore={setOpened}
            />
          ))}
        </div>
        <div css={styles.body}>
          <div css={styles.axis} aria-hidden>
            {hours.map((hour) => (
              <span key={hour} css={styles.hourLabel} style={{ top: styles.hoursDown(hour * 60) }}>
                {formatHour(hour)}
              </span>
            ))}
          </div>
          <div ref={columns} css={styles.days}>
            {days.map((day) => (
              <DayColumn
                key={day}
                day={day}
                isToday={day === today}
                items={itemsOn(day)}
                sessions={sessions.filter(({ dueDate }) => dueDate === day)}
                onMoveSession={moveSession}
                meetings={on.meetings}
                classes={classes}
                classNameOf={on.classNameOf}
                onMeeting={on.onMeeting}
                looksOf={looksOf}
                groupOf={groupsOf(classes)}
                control={control}
                cardId={cardId}
                drag={drag}
                canAdd={Boolean(on.onAdd)}
                lanes={lanes}
                onMore={setOpened}
                onKeyDown={(event, item) => {
                  const to = movedByKey(event, item);
                  if (!to) return;
                  event.preventDefault();
                  if (item.kind === 'session') return moveSession(item, to);
                  keepFocus(item.id);
                  on.onMove(item, to);
                }}
              />
            ))}
          </div>
        </div>
      </div>
      {openItem && (
        <OpenItemCard
          id={cardId}
          control={control}
          renderActions={(_, close) => <ItemActions {...on} item={openItem} onClose={close} />}
        />
      )}
      {openSession && study && (
        <OpenItemCard
          id={cardId}
          control={control}
          renderActions={(_, close) => (
            <SessionActions
              {...study}
              session={openSession}
              onAccept={(session) => {
                keepFocus(session.id);
                study.onAccept(session);
              }}
              onClose={close}
            />
          )}
        />
      )}
      {opened && (
        <DayDialog {...on} day={opened} today={today} items={itemsOn(opened)} onClose={() => setOpened(null)} />
      )}
    </>
  );
};
