import type { AccountDetail } from '@hub/contracts';
import { ConfirmDialog } from '@hub/ui';
import { t } from '../../messages.ts';
import { useAction } from './api.ts';

interface Props {
  action: 'lock' | 'signOut';
  account: Pick<AccountDetail, 'id' | 'email'>;
  onClose: () => void;
}

/** Asks, by the account's address, before it is locked or signed out. */
export const ConfirmAction = ({ action, account: { id, email }, onClose }: Props) => {
  const { mutate, isPending } = useAction(action, { id, onDone: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span css={{ overflowWrap: 'anywhere' }}>{t(`accounts.${action}.question`, { email })}</span>}
      description={t(`accounts.${action}.text`)}
      confirmLabel={t(`accounts.${action}.confirm`)}
      busyLabel={t(`accounts.${action}.busy`)}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
};
