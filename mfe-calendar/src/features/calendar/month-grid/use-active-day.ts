import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { addDays, addMonths, inMonth, monthDays, monthOf, weekday } from '@hub/ui';

interface Options {
  month: string;
  today: string;
  selectedDay: string | null | undefined;
  focusDay: string | null | undefined;
  onMonthChange: (month: string) => void;
  onChoose: (day: string) => void;
}

/** The day that a key moves to (ARIA grid pattern), or null. Home and End stay in the week and the month. */
const target = (key: string, day: string) => {
  const within = (candidate: string) => (monthOf(candidate) === monthOf(day) ? candidate : null);
  const days = monthDays(monthOf(day));
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return within(addDays(day, -weekday(day))) ?? days[0] ?? null;
    case 'End':
      return within(addDays(day, 6 - weekday(day))) ?? days.at(-1) ?? null;
    case 'PageUp':
      return inMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return inMonth(day, addMonths(monthOf(day), 1));
    default:
      return null;
  }
};

const focusOn = (grid: HTMLElement | null, day: string) =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();

/** The one day of the month in the tab order, and the keys that move it. */
export const useActiveDay = (grid: RefObject<HTMLElement | null>, options: Options) => {
  const { month, today, selectedDay, focusDay, onMonthChange, onChoose } = options;
  const [moved, setMoved] = useState<{ day: string; whileSelected: string | null | undefined } | null>(null);
  const follow = useRef(false);

  // a newly selected day replaces the day that the keys were on
  const candidates = [moved?.whileSelected === selectedDay ? moved?.day : null, selectedDay, today];
  const active = candidates.find((day) => day && monthOf(day) === month) ?? `${month}-01`;

  const setActive = (day: string) => setMoved({ day, whileSelected: selectedDay });

  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    focusOn(grid.current, active);
  });

  useEffect(() => {
    if (focusDay) focusOn(grid.current, focusDay);
  }, [grid, focusDay]);

  /** Moves the focus to a day, of another month too. */
  const goTo = (day: string) => {
    follow.current = true;
    setActive(day);
    if (monthOf(day) !== month) onMonthChange(monthOf(day));
    else focusOn(grid.current, day);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const onDay = event.target instanceof HTMLElement && event.target.dataset['day'] === active;
    if (onDay && (event.key === 'Enter' || event.key === ' ') && !(event.target instanceof HTMLAnchorElement)) {
      event.preventDefault();
      onChoose(active);
      return;
    }
    const next = target(event.key, active);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };

  return { active, setActive, goTo, onKeyDown };
};
