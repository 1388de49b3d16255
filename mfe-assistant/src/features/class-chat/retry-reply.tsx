import { Button, Row, color } from '@hub/ui';
import type { MouseEvent } from 'react';
import { t } from '../../messages.ts';

interface Props {
  /** The reply has arrived but is not saved. */
  isUnsaved: boolean;
  /** Sent again with the message. */
  file: File | null;
  onRetry: () => void;
}

/** The last message has no reply, or its reply is not saved. */
export const Retry = ({ isUnsaved, file, onRetry }: Props) => {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('[role=log]')?.focus(); // the button is removed, and the focus with it
    onRetry();
  };
  return (
    <Row css={{ color: color.muted }}>
      <span>{t(isUnsaved ? 'chat.unsaved' : 'chat.unanswered')}</span>
      <Button variant="secondary" size="sm" onClick={retry}>
        {file && !isUnsaved ? t('chat.retryWith', { file: file.name }) : t('chat.retry')}
      </Button>
    </Row>
  );
};
