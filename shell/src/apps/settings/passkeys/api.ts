import {
  addPasskey,
  beginPasskey,
  getAccount,
  type PasskeyName,
  type PasskeyView,
  removePasskey,
  renamePasskey,
} from '@hub/contracts';
import { call, keyOf, useChange } from '@hub/mfe';
import { t as tOfAll } from '../../../messages.ts';
import { createPasskey, passkeyNotice } from '../../../shared/passkeys/device.ts';
import { useProof } from '../proof/use-proof.ts';
import { t } from './messages.ts';

const refresh = [keyOf(getAccount)]; // and with it the sessions
const failed = (title: string) => ({ title, fallback: tOfAll('unreachable') });

export const useAddPasskey = () => {
  const { proven } = useProof();
  return useChange({
    send: async ({ name }: PasskeyName) => {
      const response = await createPasskey(await proven(() => call(beginPasskey)));
      return { answer: await call(addPasskey, { body: { name, response } }) };
    },
    refresh,
    done: ({ recoveryCodes }) => ({
      title: t('added'),
      ...(recoveryCodes.length > 0 && { description: t('addedFirst') }),
    }),
    failed: passkeyNotice(t('notAdded')),
  });
};

export const useRenamePasskey = () =>
  useChange({
    send: async ({ id, name }: Pick<PasskeyView, 'id' | 'name'>) => ({
      answer: await call(renamePasskey, { params: { id }, body: { name } }),
    }),
    refresh,
    done: { title: t('renamed') },
    failed: failed(t('notRenamed')),
  });

export const useRemovePasskey = () => {
  const { proven } = useProof();
  return useChange({
    send: async ({ id }: PasskeyView) => ({ answer: await proven(() => call(removePasskey, { params: { id } })) }),
    refresh,
    done: { title: t('removed') },
    failed: failed(t('notRemoved')),
  });
};
