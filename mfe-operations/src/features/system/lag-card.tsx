import type { Health, SystemState } from '@hub/contracts';
import { Badge, Card, CardHeader, Row } from '@hub/ui';
import { t } from '../../messages.ts';
import { lasting } from '../../shared/amounts.ts';
import { Facts, muted } from '../../shared/facts.tsx';
import { subscribersOf } from './subscribers.ts';

interface Props {
  health: Health;
  parked: SystemState['parked'];
}

/** How far read models and reactors are behind, the slowest first. */
export const LagCard = ({ health, parked }: Props) => {
  const subscribers = subscribersOf(health, parked);
  return (
    <Card as="section" aria-label={t('system.lag.title')}>
      <CardHeader title={t('system.lag.title')} />
      <p css={muted}>{t(subscribers.length > 0 ? 'system.lag.hint' : 'system.lag.none')}</p>
      <Facts
        facts={subscribers.map(({ name, lagMs, streams }) => [
          name,
          <Row key={name} justify="flex-end">
            {streams > 0 && <Badge tone="red">{t('system.lag.parked', { count: streams })}</Badge>}
            {lagMs !== null && <span>{lasting(lagMs)}</span>}
          </Row>,
        ])}
      />
    </Card>
  );
};
