import { getSecondStep, type SecondStep } from '@hub/contracts';
import { call } from '@hub/mfe';
import { useEffect, useState } from 'react';

const untilKnown: SecondStep = { app: true, passkey: false };

/** What the second step may be. Until that is known, and when it cannot be read, a code. */
export const useSecondStep = (): SecondStep => {
  const [step, setStep] = useState(untilKnown);
  useEffect(() => {
    let isShown = true;
    call(getSecondStep).then(
      (found) => isShown && (found.app || found.passkey) && setStep(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return step;
};
