import { css } from '@emotion/react';
import type { Health, SystemState } from '@hub/contracts';
import { Badge, Card, CardHeader, Row, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { lasting } from '../../shared/amounts.ts';
import { Facts, muted } from '../../shared/facts.tsx';
import { isBehind, type Subscriber, subscribersOf } from './subscribers.ts';

interface Props {
  health: Health;
  parked: SystemState['parked'];
}

const summary = css`
  padding: ${space(2)} 0;
  cursor: pointer;
`;

/** The read models and reactors that are behind, the slowest first; the others are folded. */
export const LagCard = ({ health, parked }: Props) => {
  const subscribers = subscribersOf(health, parked);
  const behind = subscribers.filter(isBehind);
  const others = subscribers.filter((one) => !isBehind(one));
  return (
    <Card as="section" aria-label={t('system.lag.title')}>
      <CardHeader title={t('system.lag.title')} />
      <p css={muted}>{t(subscribers.length > 0 ? 'system.lag.hint' : 'system.lag.none')}</p>
      <Lags of={behind} />
      {others.length > 0 && (
        <details>
          <summary css={summary}>{t('system.lag.upToDate', { count: others.length })}</summary>
          <Lags of={others} />
        </details>
      )}
    </Card>
  );
};

const Lags = ({ of }: { of: readonly Subscriber[] }) => (
  <Facts
    facts={of.map(({ name, lagMs, streams }) => [
      name,
      <Row key={name} justify="flex-end">
        {streams > 0 && <Badge tone="red">{t('system.lag.parked', { count: streams })}</Badge>}
        {lagMs !== null && <span>{lasting(lagMs)}</span>}
      </Row>,
    ])}
  />
);
