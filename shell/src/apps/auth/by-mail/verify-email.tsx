import { verifyEmail } from '@hub/contracts';
import { call } from '@hub/mfe';
import { Button } from '@hub/ui';
import { t } from '../../../messages.ts';
import { Frame } from './frame.tsx';
import type { ByMailProps } from './props.ts';
import { useCall } from './use-call.ts';

/** Target of the link in the first e-mail. It has a button, because mail scanners open links too. */
export const VerifyEmail = ({ token, notify }: ByMailProps) => {
  const send = () => call(verifyEmail, { body: { token } });
  const { isBusy, isDone, submit } = useCall(send, { failure: t('byMail.notVerified'), notify });
  return (
    <Frame title={t('byMail.verifyTitle')}>
      {isDone ? (
        <output>{t('byMail.verified')}</output>
      ) : (
        <Button busy={isBusy} onClick={() => submit(undefined)}>
          {t('byMail.confirm')}
        </Button>
      )}
      <a href="/">{t('byMail.toStart')}</a>
    </Frame>
  );
};
