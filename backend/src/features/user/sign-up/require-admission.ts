import type { SignUpRules } from '@hub/contracts';
import { Rejection } from '../../../platform/domain/index.ts';
import type { UserDependencies } from '../dependencies.ts';

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** Whether the rules alone let an address in, without an invitation. A subdomain counts as its domain. */
export const letsIn = ({ signUp, domains }: SignUpRules, email: string): boolean => {
  if (signUp !== 'open') return false;
  const domain = domainOf(email);
  return domains.length === 0 || domains.some((each) => domain === each || domain.endsWith(`.${each}`));
};

/**
 * Checks that a new account may be made for this address. An invitation opens every door but a closed one.
 * @throws Rejection `sign_up_closed`, `sign_up_by_invitation`, `sign_up_by_domain`
 */
export const requireAdmission = async (
  { signUpRules, isInvited, fingerprint }: Pick<UserDependencies, 'signUpRules' | 'isInvited' | 'fingerprint'>,
  email: string,
): Promise<void> => {
  if (signUpRules.signUp === 'closed') throw new Rejection('sign_up_closed');
  if (letsIn(signUpRules, email) || (await isInvited(fingerprint(email)))) return;
  if (signUpRules.signUp === 'invitation') throw new Rejection('sign_up_by_invitation');
  const { domains } = signUpRules;
  throw new Rejection('sign_up_by_domain', `Please sign up with an address of ${domains.join(' or ')}`);
};
