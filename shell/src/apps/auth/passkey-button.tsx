import { Button } from '@hub/ui';
import { canUsePasskeys } from '../../shared/passkeys/device.ts';
import type { Outcome } from './sign-in.ts';
import { useSubmit, type StepProps } from './use-submit.ts';

interface Props extends StepProps {
  label: string;
  send: () => Promise<Outcome>;
}

/** Signs in with a passkey. Nothing where the browser knows none. */
export const PasskeyButton = ({ label, send, ...props }: Props) => {
  const { isBusy, submit } = useSubmit(send, props);
  if (!canUsePasskeys()) return null;
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => submit(undefined)}>
      {label}
    </Button>
  );
};
