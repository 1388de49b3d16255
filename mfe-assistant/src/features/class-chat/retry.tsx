import { Button, Row, color } from '@hub/ui';
import { t } from '../../messages.ts';

/** The last message has no reply, or its reply is not saved. */
export const Retry = ({ isUnsaved, onRetry }: { isUnsaved: boolean; onRetry: () => void }) => (
  <Row css={{ color: color.muted }}>
    <span>{t(isUnsaved ? 'chat.unsaved' : 'chat.unanswered')}</span>
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {t('chat.retry')}
    </Button>
  </Row>
);
