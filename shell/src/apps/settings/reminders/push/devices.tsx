import { useFailureNotice } from '@hub/mfe';
import { Button, color, ErrorState, Row, Skeleton, Stack } from '@hub/ui';
import { useId } from 'react';
import { useAddDevice, usePushDevices } from './api.ts';
import { DeviceRow } from './device-row.tsx';
import { t } from './messages.ts';
import { canSubscribe } from './subscription.ts';

/** Which browsers show reminders; this one can be added. */
export const Devices = () => {
  const { data: devices, isError, refetch } = usePushDevices();
  const add = useAddDevice();
  const id = useId();
  useFailureNotice(isError, t('failed'));
  const isKnown = devices?.some(({ current }) => current);
  return (
    <Stack as="section" aria-labelledby={id}>
      <div>
        <h3 id={id} css={{ fontWeight: 600 }}>
          {t('title')}
        </h3>
        <p css={{ color: color.muted }}>{t('hint')}</p>
      </div>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!devices && !isError && (
        <output aria-label={t('loading')}>
          <Skeleton height={56} />
        </output>
      )}
      {devices?.length === 0 && <p>{t('none')}</p>}
      {devices && devices.length > 0 && (
        <ul>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {devices && !isKnown && canSubscribe() && (
        <Row>
          <Button variant="secondary" busy={add.isPending} onClick={() => add.mutate()}>
            {t('turnOn')}
          </Button>
        </Row>
      )}
      {!canSubscribe() && <p css={{ color: color.muted }}>{t('unsupported')}</p>}
    </Stack>
  );
};
