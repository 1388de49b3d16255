import { verifyEmail } from '@hub/contracts';
import { call } from '@hub/mfe';
import { Button } from '@hub/ui';
import { Frame } from './frame.tsx';
import type { ByMailProps } from './props.ts';
import { useCall } from './use-call.ts';

/** Where the link of the first mail leads. A button, for programs that read mail open links too. */
export const VerifyEmail = ({ token, notify }: ByMailProps) => {
  const send = () => call(verifyEmail, { body: { token } });
  const { isBusy, isDone, submit } = useCall(send, { failure: 'The email address was not confirmed', notify });
  return (
    <Frame title="Confirm your email address">
      {isDone ? (
        <output>Thank you. Your email address is confirmed.</output>
      ) : (
        <Button busy={isBusy} onClick={() => submit(undefined)}>
          Confirm
        </Button>
      )}
      <a href="/">Go to the start page</a>
    </Frame>
  );
};
