import { signUpRules } from '@hub/contracts';
import { query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';

/** Says who may make an account, where not everyone may. The server decides; a failed call says nothing. */
export const SignUpNote = () => {
  const { data: rules } = useQuery(query(signUpRules));
  if (rules?.signUp === 'closed') return <p role="note">{t('auth.closed')}</p>;
  if (rules?.signUp === 'invitation') return <p role="note">{t('auth.byInvitation')}</p>;
  if (!rules || rules.domains.length === 0) return null;
  return <p role="note">{t('auth.byDomain', { domains: rules.domains.join(', ') })}</p>;
};
