import { t } from '../../messages.ts';

const known = ['google_unavailable', 'email_unverified', 'too_many_attempts', 'access_denied'] as const;

/** The text for `?error=…` (decision Q30); null without it. */
export const providerError = (search: string) => {
  const code = new URLSearchParams(search).get('error');
  return code === null ? null : t(`auth.provider.${known.find((each) => each === code) ?? 'failed'}`);
};
