import { css } from '@emotion/react';
import type { PushDeviceView } from '@hub/contracts';
import { Button, color, dateFormat, fontSize, Row, space, stroke } from '@hub/ui';
import { useRemoveDevice, useTestDevice } from './api.ts';
import { t } from './messages.ts';

const item = css`
  padding: ${space(3)} 0;
  & + & {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
`;

/** One browser that shows reminders. */
export const DeviceRow = ({ device }: { device: PushDeviceView }) => {
  const { name, createdAt, current } = device;
  const [test, remove] = [useTestDevice(), useRemoveDevice()];
  const since = t('since', { when: dateFormat({ dateStyle: 'medium' }).format(new Date(createdAt)) });
  return (
    <li css={item}>
      <Row justify="space-between">
        <div css={{ minWidth: 0, flex: `1 1 ${space(50)}`, overflowWrap: 'anywhere' }}>
          <p css={{ fontWeight: 500 }}>{name}</p>
          <p css={{ color: color.muted, fontSize: fontSize.xs }}>
            {[...(current ? [t('thisDevice')] : []), since].join(' · ')}
          </p>
        </div>
        <Row>
          <Button
            size="sm"
            variant="secondary"
            busy={test.isPending}
            onClick={() => test.mutate(device)}
            aria-label={t('testNamed', { name })}
          >
            {t('test')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={remove.isPending}
            onClick={() => remove.mutate(device)}
            aria-label={t('removeNamed', { name })}
          >
            {t('remove')}
          </Button>
        </Row>
      </Row>
    </li>
  );
};
