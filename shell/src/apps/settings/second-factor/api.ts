import {
  type CodeForm,
  type CodeOrProof,
  enrolSecondFactor,
  getAccount,
  replaceRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '@hub/contracts';
import { call, keyOf, useChange } from '@hub/mfe';
import { t as tOfAll } from '../../../messages.ts';
import { t } from './messages.ts';
import { useProof } from '../proof/use-proof.ts';

const refresh = [keyOf(getAccount)]; // and with it the sessions
const failed = (title: string) => ({ title, fallback: tOfAll('unreachable') });

export const useEnrol = () => {
  const { proven } = useProof();
  return useChange({
    send: async () => ({ answer: await proven(() => call(enrolSecondFactor)) }),
    failed: failed(t('notBegun')),
  });
};

export const useTurnOn = () =>
  useChange({
    send: async (body: CodeForm) => ({ answer: await call(turnOnSecondFactor, { body }) }),
    refresh,
    done: { title: t('turnedOn'), description: t('turnedOnText') },
    failed: failed(t('notTurnedOn')),
  });

export const useTurnOff = () => {
  const { proven } = useProof();
  return useChange({
    send: async (body: CodeOrProof) => ({ answer: await proven(() => call(turnOffSecondFactor, { body })) }),
    refresh,
    done: { title: t('turnedOff') },
    failed: failed(t('notTurnedOff')),
  });
};

export const useNewCodes = () => {
  const { proven } = useProof();
  return useChange({
    send: async (body: CodeOrProof) => ({ answer: await proven(() => call(replaceRecoveryCodes, { body })) }),
    refresh,
    failed: failed(t('noNewCodes')),
  });
};
