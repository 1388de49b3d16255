import { Button, Dialog, Input, Row, Stack } from '@hub/ui';
import { useCopy } from '../use-copy.ts';
import { t } from './messages.ts';

/** Shows a new token, this once. Only its button closes it. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const copy = useCopy();
  return (
    <Dialog
      open
      unsaved
      role="alertdialog"
      onOpenChange={(open) => !open && onClose()}
      title={t('secretTitle')}
      description={t('secretText')}
      footer={<Button onClick={onClose}>{t('saved')}</Button>}
    >
      <Stack>
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
      </Stack>
    </Dialog>
  );
};
