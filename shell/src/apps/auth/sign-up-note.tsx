import { type SignUpRules, signUpRules } from '@hub/contracts';
import { call } from '@hub/mfe';
import { useEffect, useState } from 'react';
import { t } from '../../messages.ts';

/** Read without React Query, which visitors do not load. A failed call says nothing: the server decides. */
const useSignUpRules = () => {
  const [rules, setRules] = useState<SignUpRules>();
  useEffect(() => {
    let isShown = true;
    call(signUpRules).then(
      (found) => isShown && setRules(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return rules;
};

/** Says who may make an account, where not everyone may. */
export const SignUpNote = () => {
  const rules = useSignUpRules();
  if (rules?.signUp === 'closed') return <p role="note">{t('auth.closed')}</p>;
  if (rules?.signUp === 'invitation') return <p role="note">{t('auth.byInvitation')}</p>;
  if (!rules || rules.domains.length === 0) return null;
  return <p role="note">{t('auth.byDomain', { domains: rules.domains.join(', ') })}</p>;
};
