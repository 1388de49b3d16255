import { css } from '@emotion/react';
import type { CalendarSubscriptionView } from '@hub/contracts';
import { color, dateFormat, fontSize } from '@hub/ui';
import { muted, titleStyle } from '../../shared/styles.ts';
import { t } from './messages.ts';

export const warning = css`
  color: ${color.dangerText};
  font-size: ${fontSize.sm};
`;

const moment = (instant: string) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** "42 dates · last read Nov 26, 2026, 3:00 PM · canvas.example.edu". */
const stateOf = ({ events, lastReadAt, host, problem }: CalendarSubscriptionView) =>
  [
    lastReadAt === null && problem === null ? t('waiting') : t('dates', { count: events }),
    lastReadAt && t('read', { when: moment(lastReadAt) }),
    host,
  ]
    .filter(Boolean)
    .join(' · ');

/** How a subscription is: its dates, when it was read, and why it is not up to date. */
export const SubscriptionState = ({ subscription }: { subscription: CalendarSubscriptionView }) => {
  const { name, problem, failingSince, isPaused } = subscription;
  return (
    <>
      <p css={titleStyle}>{name}</p>
      <p css={muted}>{stateOf(subscription)}</p>
      {problem && (
        <p css={warning}>
          {t(`problem.${problem}`)} {failingSince && t('since', { when: moment(failingSince) })}
          {isPaused && ` ${t('paused')}`}
        </p>
      )}
    </>
  );
};
