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
import { t } from '../../../student-messages.ts';
import { useProof } from '../proof/use-proof.ts';

const refresh = [keyOf(getAccount)]; // and with it the sessions
const failed = (title: string) => ({ title, fallback: tOfAll('unreachable') });

export const useEnrol = () => {
  const { proven } = useProof();
  return useChange({
    send: async () => ({ answer: await proven(() => call(enrolSecondFactor)) }),
    failed: failed(t('settings.factor.notBegun')),
  });
};

export const useTurnOn = () =>
  useChange({
    send: async (body: CodeForm) => ({ answer: await call(turnOnSecondFactor, { body }) }),
    refresh,
    done: { title: t('settings.factor.turnedOn'), description: t('settings.factor.turnedOnText') },
    failed: failed(t('settings.factor.notTurnedOn')),
  });

export const useTurnOff = () => {
  const { proven } = useProof();
  return useChange({
    send: async (body: CodeOrProof) => ({ answer: await proven(() => call(turnOffSecondFactor, { body })) }),
    refresh,
    done: { title: t('settings.factor.turnedOff') },
    failed: failed(t('settings.factor.notTurnedOff')),
  });
};

export const useNewCodes = () => {
  const { proven } = useProof();
  return useChange({
    send: async (body: CodeOrProof) => ({ answer: await proven(() => call(replaceRecoveryCodes, { body })) }),
    refresh,
    failed: failed(t('settings.factor.noNewCodes')),
  });
};
