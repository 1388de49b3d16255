import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { PasskeyProof, PasskeyRequest, PasskeyView } from './passkey.ts';
import { UserView } from './user.ts';

/** How many recovery codes a student gets at once. */
export const recoveryCodeCount = 10;

/** The second step of a student's sign-in, while it is on: by an authenticator app, by a passkey, or by either. */
export const SecondFactorView = z.object({
  since: Instant,
  recoveryCodesLeft: z.int(),
  app: z.boolean().default(true),
  /** Oldest first. */
  passkeys: z.array(PasskeyView).default([]),
});
export type SecondFactorView = z.infer<typeof SecondFactorView>;

/** The six digits that an authenticator app shows, or a recovery code; blanks and hyphens do not matter. */
const FactorCode = z
  .string('Please enter the code')
  .trim()
  .min(1, 'Please enter the code')
  .max(40, 'This code is too long');

/** A proof by a code. */
export const CodeForm = z.object({ code: FactorCode });
export type CodeForm = z.infer<typeof CodeForm>;

/** What an authenticator app needs. It works for a quarter of an hour, until a code confirms it. */
export const Enrolment = z.object({
  /** In base 32, to be typed. */
  secret: z.string(),
  /** The `otpauth:` address, to be scanned. */
  address: z.string(),
});
export type Enrolment = z.infer<typeof Enrolment>;

/** Shown once. Each does once what a code of the app or a passkey does. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** Makes a new secret, which replaces one that was not confirmed. 409 `factor_on`, 403 `proof_required`. */
export const enrolSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/enrolment',
  result: Enrolment,
  status: 201,
});

/**
 * Turns the app on with a code of the new secret, and ends every other session; the current one continues under a new id.
 * Returns no codes where the student has some already. 409 `factor_not_begun`, 400 `wrong_code`.
 */
export const turnOnSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/account/second-factor',
  body: CodeForm,
  result: RecoveryCodes,
});

/** Where the student has a passkey, a present proof does as well as a code. */
const CodeOrProof = CodeForm.partial();
export type CodeOrProof = z.infer<typeof CodeOrProof>;

/** Turns the app off. 409 `factor_off`, 400 `wrong_code`, 403 `proof_required`, 409 `role_needs_factor`. */
export const turnOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/account/second-factor',
  body: CodeOrProof,
  result: z.undefined(),
});

/** The older ones stop working. 409 `factor_off`, 400 `wrong_code`, 403 `proof_required`. */
export const replaceRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  body: CodeOrProof,
  result: RecoveryCodes,
  status: 201,
});

/**
 * The second step of a sign-in that was refused with 401 `code_required`, in the same browser, within five minutes and
 * five tries. 401 `sign_in_expired` after that, 400 `wrong_code`.
 */
export const finishLogin = endpoint({
  method: 'POST',
  path: '/api/auth/login/code',
  body: CodeForm,
  result: UserView,
  public: true,
});

/** What the second step of a pending sign-in may be, besides a recovery code. */
export const SecondStep = z.object({ app: z.boolean(), passkey: z.boolean() });
export type SecondStep = z.infer<typeof SecondStep>;

/** About the sign-in that is pending in this browser; neither without one. */
export const getSecondStep = endpoint({
  method: 'GET',
  path: '/api/auth/login/step',
  result: SecondStep,
  public: true,
});
/** For a second step by one of the student's passkeys. 401 `sign_in_expired`, 409 `factor_off` without a passkey. */
export const beginPasskeyStep = endpoint({
  method: 'POST',
  path: '/api/auth/login/challenge',
  result: PasskeyRequest,
  public: true,
});
/** As {@link finishLogin}. 401 `sign_in_expired`, 400 `challenge_expired`, 400 `passkey_refused`. */
export const finishLoginByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/login/passkey',
  body: PasskeyProof,
  bodyBytes: 64_000,
  result: UserView,
  public: true,
});

/** For a sign-in by any passkey of any student, without a password. */
export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/challenge',
  result: PasskeyRequest,
  public: true,
});
/** Both steps at once. 400 `challenge_expired`; 400 `passkey_refused`, the same for every reason. */
export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  body: PasskeyProof,
  bodyBytes: 64_000,
  result: UserView,
  public: true,
});
