import { Button, Input, Row } from '@hub/ui';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';
import { useCopy } from '../use-copy.ts';
import { t } from './messages.ts';

/** Shows a new token. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const copy = useCopy();
  return (
    <ShownOnceDialog title={t('secretTitle')} description={t('secretText')} saved={t('saved')} onClose={onClose}>
      <Input
        readOnly
        value={secret}
        aria-label={t('secret')}
        onFocus={(event) => event.currentTarget.select()}
        css={{ fontFamily: 'monospace' }}
      />
      <Row>
        <Button
          variant="secondary"
          onClick={() => void copy({ text: secret, done: t('copied'), failed: t('notCopied') })}
        >
          {t('copy')}
        </Button>
      </Row>
    </ShownOnceDialog>
  );
};
