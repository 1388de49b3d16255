import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { SessionId } from './ids.ts';
import { SecondFactorView } from './second-factor.ts';
import { requiredText } from './text.ts';
import { Email, NewPassword, UserView } from './user.ts';

/** How the student signs in. */
export const AccountView = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  /** Names of the linked identity providers' issuers. */
  identities: z.array(z.string()),
  /** Null while it is off. */
  secondFactor: SecondFactorView.nullable(),
});
export type AccountView = z.infer<typeof AccountView>;

/** A device on which the student is signed in; `current` is the one that sent the request (decision Q13). */
export const SessionView = z.object({
  id: SessionId,
  /** Browser and operating system in words, as far as the request names them. */
  device: z.string(),
  current: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type SessionView = z.infer<typeof SessionView>;

/** Fields that are left out do not change. */
export const ProfileChange = z
  .object({
    firstName: requiredText('First name', 100),
    lastName: requiredText('Last name', 100),
    /** Fetched once and kept. 422 `picture_unavailable`. */
    profileImageUrl: z
      .url({ protocol: /^https$/, error: 'Please enter a web address that begins with https://' })
      .max(2000)
      .nullable(),
  })
  .partial();
export type ProfileChange = z.infer<typeof ProfileChange>;

const CurrentPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(200, 'Password is too long');

/**
 * `currentPassword` is required when the account has a password. Without one, and where a second factor is on, the session
 * needs a present proof: 403 `proof_required`, see `giveProof`.
 */
export const PasswordChange = z.object({ currentPassword: CurrentPassword.optional(), newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The account of the signed-in student; no other account can be read. */
export const getAccount = endpoint({ method: 'GET', path: '/api/account', result: AccountView });
/** Returns the changed user even when the read model does not show the change yet. */
export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/account',
  body: ProfileChange,
  result: UserView,
});
/** Ends every other session; the current one continues under a new id. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  body: PasswordChange,
  result: z.undefined(),
});
/** Sessions that have not expired, last used first (decision Q13). */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  result: z.array(SessionView),
});
/**
 * The current session can be ended too: its cookie is removed. 404 `session_not_found` for another student's session.
 */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  params: z.object({ id: SessionId }),
  result: z.undefined(),
});
/** Ends every session except the current one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  result: z.undefined(),
});
/**
 * Permanent: all data of the student is erased everywhere, and every session ends. `password` is required when the
 * account has one. Without one, and where a second factor is on, the session needs a present proof: 403
 * `proof_required`.
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  body: z.object({ password: CurrentPassword.optional() }),
  result: z.undefined(),
});
/** GET: all of the student's own data as a zip archive. 403 `proof_required` without a present proof. */
export const accountExportPath = '/api/account/export';
/** Sends the link that verifies the address again; does nothing once it is verified. */
export const mailVerification = endpoint({
  method: 'POST',
  path: '/api/account/verification',
  result: z.undefined(),
});
/** The response does not reveal whether the address has an account. */
export const ForgotPasswordForm = z.object({ email: Email });
/** `token` comes from the mailed link and is valid for one request. */
export const ResetPasswordForm = z.object({ token: z.string().min(1).max(200), password: NewPassword });

/** The response is the same for a known and an unknown address. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: ForgotPasswordForm,
  result: z.undefined(),
  public: true,
});
/** The token from the e-mail is valid once and for one hour. Ends every session. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  body: ResetPasswordForm,
  result: z.undefined(),
  public: true,
});
/**
 * The token from the e-mail that is sent on sign-up. Confirming the address also takes what it takes to sign in:
 * a session of the account, or its password. Otherwise a stranger could sign up with someone's address and have
 * its owner confirm it. 403 `password_required` without either.
 */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  body: z.object({ token: z.string().min(1).max(200), password: CurrentPassword.optional() }),
  result: z.undefined(),
  public: true,
});
