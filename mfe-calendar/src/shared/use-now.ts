import { todayIn } from '@hub/ui';
import { useSyncExternalStore } from 'react';

/** The student's clock: `YYYY-MM-DD` and `HH:mm`. */
export interface Now {
  today: string;
  time: string;
}

const untilMidnight = () => {
  const at = new Date();
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime() - at.getTime();
};

/** Fires at each midnight and when the page becomes visible again, because timers stop while a computer sleeps. */
const subscribe = (onChange: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    timer = setTimeout(update, untilMidnight());
    onChange();
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
};

/** A string, so that two snapshots within the same minute are equal. */
const snapshot = () => {
  const at = new Date();
  return `${todayIn(undefined, at)} ${at.toTimeString().slice(0, 5)}`;
};

/** The student's local day and time of day (decision Q178); a page that stays open moves on with the day. */
export const useNow = (): Now => {
  const [today = '', time = ''] = useSyncExternalStore(subscribe, snapshot).split(' ');
  return { today, time };
};
