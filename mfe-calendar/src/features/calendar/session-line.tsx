import type { StudySessionView } from '@hub/contracts';
import { Button, Dot, Row, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { formatTimes } from '../../shared/format-dates.ts';
import { muted } from '../../shared/styles.ts';
import { type StudyOffers, sessionItemOf } from './session-item.ts';

interface Props extends Pick<StudyOffers, 'onAccept' | 'onDismiss'> {
  session: StudySessionView;
}

/** A proposed session in a list, with its decisions. */
export const SessionLine = ({ session, onAccept, onDismiss }: Props) => {
  const { title, ...item } = sessionItemOf(session);
  return (
    <div css={{ display: 'grid', gap: space(1), padding: space(1) }} data-screen-only>
      <Row gap={2}>
        <Dot tone="grey" />
        <span css={{ fontStyle: 'italic', overflowWrap: 'anywhere' }} dir="auto">
          {title}
        </span>
        <span css={muted}>{formatTimes(item)}</span>
      </Row>
      <Row gap={2} wrap={false}>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('study.acceptNamed', { title })}
          onClick={() => onAccept(session)}
        >
          {t('study.accept')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('study.dismissNamed', { title })}
          onClick={() => onDismiss(session)}
        >
          {t('study.dismiss')}
        </Button>
      </Row>
    </div>
  );
};
