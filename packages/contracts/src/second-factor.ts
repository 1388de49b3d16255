import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { UserView } from './user.ts';

/** How many recovery codes a student gets at once. */
export const recoveryCodeCount = 10;

/** The second step of a student's sign-in, while it is on. */
export const SecondFactorView = z.object({ since: Instant, recoveryCodesLeft: z.int() });
export type SecondFactorView = z.infer<typeof SecondFactorView>;

/** The six digits that an authenticator app shows, or a recovery code; blanks and hyphens do not matter. */
const FactorCode = z
  .string('Please enter the code')
  .trim()
  .min(1, 'Please enter the code')
  .max(40, 'This code is too long');

/** A proof by the second factor. */
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

/** Shown once. Each replaces one code of the app. */
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
 * Turns it on with a code of the new secret, and ends every other session; the current one continues under a new id.
 * 409 `factor_not_begun`, 400 `wrong_code`.
 */
export const turnOnSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/account/second-factor',
  body: CodeForm,
  result: RecoveryCodes,
});

/** 409 `factor_off`, 400 `wrong_code`. */
export const turnOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/account/second-factor',
  body: CodeForm,
  result: z.undefined(),
});

/** The older ones stop working. 409 `factor_off`, 400 `wrong_code`. */
export const replaceRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  body: CodeForm,
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
