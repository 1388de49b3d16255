import type { Health } from '@hub/contracts';
import { Badge, Card, CardHeader, Row, Stack, type Tone } from '@hub/ui';
import { t } from '../../messages.ts';
import { Facts, muted } from '../../shared/facts.tsx';

const tones: Record<Health['status'], Tone> = { ok: 'green', degraded: 'yellow', down: 'red' };

/** Which parts of the product work. */
export const HealthCard = ({ health: { status, parts } }: { health: Health }) => (
  <Card as="section" aria-label={t('system.health.title')}>
    <CardHeader title={t('system.health.title')} />
    <Stack>
      <p>
        <Badge tone={tones[status]}>{t(`system.health.status.${status}`)}</Badge>
      </p>
      <Facts
        facts={Object.entries(parts).map(([name, { ok, detail }]) => [
          name,
          <Row key={name} justify="flex-end">
            {detail && <span css={muted}>{detail}</span>}
            <Badge tone={ok ? 'green' : 'red'}>{t(ok ? 'system.health.ok' : 'system.health.fails')}</Badge>
          </Row>,
        ])}
      />
    </Stack>
  </Card>
);
