import { todayIn } from '@hub/ui';
import { useSyncExternalStore } from 'react';
import type { Now } from './due-order.ts';

const untilMidnight = () => {
  const at = new Date();
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime() - at.getTime();
};

/** Calls at each midnight, and when the student comes back: while a computer sleeps its timers stand still. */
const subscribe = (onChange: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, untilMidnight());
    onChange();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

/** As text, which is the same for as long as the minute is. */
const read = () => {
  const at = new Date();
  return `${todayIn(undefined, at)} ${at.toTimeString().slice(0, 5)}`;
};

/** The student's own day and time of day (decision Q178); an open page moves on with the day. */
export const useNow = (): Now => {
  const [today = '', time = ''] = useSyncExternalStore(subscribe, read).split(' ');
  return { today, time };
};
