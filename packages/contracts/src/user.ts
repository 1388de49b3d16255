import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { UserId } from './ids.ts';
import { Role } from './role.ts';
import { requiredText } from './text.ts';

/** The signed-in student (decision Q140). */
export const UserView = z.object({
  id: UserId,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** A path of this product: pictures are kept here. */
  profileImageUrl: z.string().nullable(),
  createdAt: Instant,
  /** Empty for nearly everyone. */
  roles: z.array(Role).readonly().default([]),
});
export type UserView = z.infer<typeof UserView>;

/** Trimmed and in lower case: one account per address, however it is typed (decision Q3). */
export const Email = z
  .string('Please enter a valid email address')
  .trim()
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address').max(254, 'Please enter a valid email address'));

/** Not checked against the rules for new passwords: those may have changed since it was chosen. */
export const LoginForm = z.object({
  email: Email,
  password: z.string('Password is required').min(1, 'Password is required').max(200, 'Password is too long'),
});
export type LoginForm = z.infer<typeof LoginForm>;

/** A new password (specification §5, decision Q152). */
export const NewPassword = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters');

/** A blank name counts as missing (decision Q151). */
export const RegisterForm = z.object({
  email: Email,
  password: NewPassword,
  firstName: requiredText('First name', 100),
  lastName: requiredText('Last name', 100),
});
export type RegisterForm = z.infer<typeof RegisterForm>;

/** Who may make an account. */
export const SignUpRules = z.object({
  signUp: z.enum(['open', 'invitation', 'closed']),
  /** Addresses must be of one of these domains or have an invitation; empty: any address. */
  domains: z.array(z.string()),
});
export type SignUpRules = z.infer<typeof SignUpRules>;

/** What the sign-up screen says before a student fills it in. */
export const signUpRules = endpoint({
  method: 'GET',
  path: '/api/auth/sign-up',
  result: SignUpRules,
  public: true,
});

/** 401 when no one is signed in. */
export const currentUser = endpoint({ method: 'GET', path: '/api/auth/user', result: UserView });

/**
 * 401 `wrong_credentials` for an unknown address and a wrong password alike (decision Q153); 401 `code_required` after
 * the right password of an account with a second factor, see `finishLogin`; 429 after too many attempts.
 */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  body: LoginForm,
  result: UserView,
  public: true,
});

/** Also signs in, before the address is verified. 409 `email_taken`, 400 `common_password` (decisions Q152, Q153). */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  body: RegisterForm,
  result: UserView,
  status: 201,
  public: true,
});

/** Public, so that signing out twice is not an error. */
export const logout = endpoint({ method: 'POST', path: '/api/auth/logout', result: z.undefined(), public: true });
