import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PasskeyProof, PasskeyRequest } from './passkey.ts';
import { CodeForm } from './second-factor.ts';
import { LoginForm } from './user.ts';

/** Whether this session has shown in the last ten minutes that the student is there: by a sign-in, or by {@link giveProof}. */
export const ProofView = z.object({ present: z.boolean() });
export type ProofView = z.infer<typeof ProofView>;

/** The code where a second factor is on, else the password. */
export const ProofForm = z.object({ password: LoginForm.shape.password, code: CodeForm.shape.code }).partial();
export type ProofForm = z.infer<typeof ProofForm>;

/** Ask before what cannot be repeated after a 403 `proof_required`, such as a download. */
export const getProof = endpoint({ method: 'GET', path: '/api/account/proof', result: ProofView });

/**
 * Holds for ten minutes, in this session. 400 `wrong_password` or `wrong_code`; 403 `proof_required` for an account
 * without either, whose student signs in again.
 */
export const giveProof = endpoint({
  method: 'POST',
  path: '/api/account/proof',
  body: ProofForm,
  result: z.undefined(),
});

/** For a proof by one of the student's passkeys. 409 `factor_off` without one. */
export const beginPasskeyProof = endpoint({
  method: 'POST',
  path: '/api/account/proof/challenge',
  result: PasskeyRequest,
});
/** As {@link giveProof}. 400 `challenge_expired`, 400 `passkey_refused`. */
export const giveProofByPasskey = endpoint({
  method: 'POST',
  path: '/api/account/proof/passkey',
  body: PasskeyProof,
  bodyBytes: 64_000,
  result: z.undefined(),
});
