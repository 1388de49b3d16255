import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { SessionId } from './ids.ts';
import { requiredText } from './text.ts';
import { Email, NewPassword, UserView } from './user.ts';

/** How the student signs in. */
export const AccountView = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  /** Names of the linked identity providers' issuers. */
  identities: z.array(z.string()),
});
export type AccountView = z.infer<typeof AccountView>;

/** A device on which the student is signed in; `current` is the one that asks (decision Q13). */
export const SessionView = z.object({
  id: SessionId,
  /** Browser and system as far as the request told them, in words. */
  device: z.string(),
  current: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type SessionView = z.infer<typeof SessionView>;

/** Only the fields that are named change. */
export const ProfileChange = z
  .object({
    firstName: requiredText('First name', 100),
    lastName: requiredText('Last name', 100),
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

/** `currentPassword` is wanted of an account that has one. */
export const PasswordChange = z.object({ currentPassword: CurrentPassword.optional(), newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Of the student who asks; no other account can be read. */
export const getAccount = endpoint({ method: 'GET', path: '/api/account', result: AccountView });
/** Answers the user with the change even when the read model does not show it yet. */
export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/account',
  body: ProfileChange,
  result: UserView,
});
/** Ends every other session; the one at hand goes on under a new id. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  body: PasswordChange,
  result: z.undefined(),
});
/** Those that have not run out, last used first (decision Q13). */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  result: z.array(SessionView),
});
/** Also the one at hand: its cookie goes too. 404 `session_not_found` when it is not the student's own. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  params: z.object({ id: SessionId }),
  result: z.undefined(),
});
/** Every session but the one at hand. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  result: z.undefined(),
});
/**
 * For good: everything of the student is erased, everywhere, and every session ends. `password` is wanted of an account
 * that has one.
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  body: z.object({ password: CurrentPassword.optional() }),
  result: z.undefined(),
});
/** All of the student's own data as a zip archive, by GET. */
export const accountExportPath = '/api/account/export';
/** Mails the link anew that proves the address; does nothing when it is proven. */
export const mailVerification = endpoint({
  method: 'POST',
  path: '/api/account/verification',
  result: z.undefined(),
});
/** The answer is the same whether or not the address is anybody's. */
export const ForgotPasswordForm = z.object({ email: Email });
/** `token` is the one of the mailed link, which serves one request. */
export const ResetPasswordForm = z.object({ token: z.string().min(1).max(200), password: NewPassword });

/** Answers the same for a known and an unknown address. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: ForgotPasswordForm,
  result: z.undefined(),
  public: true,
});
/** The token of the e-mail: once, within the hour. Ends every session. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  body: ResetPasswordForm,
  result: z.undefined(),
  public: true,
});
/** The token of the e-mail that is sent on sign-up. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  body: z.object({ token: z.string().min(1).max(200) }),
  result: z.undefined(),
  public: true,
});
