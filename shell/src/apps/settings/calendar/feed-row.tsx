import { css } from '@emotion/react';
import type { CalendarFeedView } from '@hub/contracts';
import { Button, ButtonLink, color, ConfirmDialog, dateFormat, fontSize, Input, Row, space, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../../student-messages.ts';
import { useCopy } from '../use-copy.ts';

const item = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} 0;
  & + & {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
`;

const moment = (instant: string) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

interface Props {
  feed: CalendarFeedView;
  /** What it shows, in words. */
  name: string;
  isRemoving: boolean;
  onRemove: () => void;
}

/** One address: copy it, open it in a calendar program, or remove it. */
export const FeedRow = ({ feed: { address, lastReadAt }, name, isRemoving, onRemove }: Props) => {
  const copy = useCopy();
  const [asking, setAsking] = useState(false);
  const copied = { done: t('settings.calendar.copied'), failed: t('settings.calendar.notCopied') };
  return (
    <li css={item}>
      <p css={{ fontWeight: 500 }}>{name}</p>
      <Input
        readOnly
        value={address}
        aria-label={t('settings.calendar.addressOf', { name })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p css={{ color: color.muted, fontSize: fontSize.xs }}>
        {lastReadAt === null
          ? t('settings.calendar.neverRead')
          : t('settings.calendar.lastRead', { when: moment(lastReadAt) })}
      </p>
      <Row>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => void copy({ text: address, ...copied })}
          aria-label={t('settings.calendar.copyNamed', { name })}
        >
          {t('settings.calendar.copy')}
        </Button>
        <ButtonLink size="sm" variant="secondary" href={address.replace(/^https?:/, 'webcal:')}>
          {t('settings.calendar.open')}
        </ButtonLink>
        <Button
          size="sm"
          variant="secondary"
          busy={isRemoving}
          onClick={() => setAsking(true)}
          aria-label={t('settings.calendar.removeNamed', { name })}
        >
          {t('settings.calendar.remove')}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('settings.calendar.removeTitle')}
        description={t('settings.calendar.removeText')}
        confirmLabel={t('settings.calendar.remove')}
        busy={isRemoving}
        onConfirm={onRemove}
      />
    </li>
  );
};
