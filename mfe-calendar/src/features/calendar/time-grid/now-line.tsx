import { minutesOf } from '@hub/contracts';
import { useSyncExternalStore } from 'react';
import * as styles from './styles.ts';

const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, 30_000);
  return () => clearInterval(timer);
};

const time = () => new Date().toTimeString().slice(0, 5);

/** A line at the present time, in today's column. */
export const NowLine = () => {
  const now = useSyncExternalStore(everyMinute, time);
  return <div css={styles.now} style={{ top: styles.hoursDown(minutesOf(now)) }} data-now={now} />;
};
