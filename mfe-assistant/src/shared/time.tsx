import { color, dateFormat, fontSize, formatShortDay, todayIn } from '@hub/ui';

const timeOf = (instant: Date) => dateFormat({ hour: 'numeric', minute: '2-digit' }).format(instant);

/** "2:05 PM"; with the day when it is not today's. */
const momentOf = (timestamp: string, now = new Date()) => {
  const instant = new Date(timestamp);
  const [day, today] = [todayIn(undefined, instant), todayIn(undefined, now)];
  return day === today ? timeOf(instant) : `${formatShortDay(day, today)}, ${timeOf(instant)}`;
};

export const Time = ({ timestamp }: { timestamp: string }) => (
  <time dateTime={timestamp} css={{ color: color.muted, fontSize: fontSize.xs }}>
    {momentOf(timestamp)}
  </time>
);
