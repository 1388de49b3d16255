import {
  beginPasskeyLogin,
  beginPasskeyStep,
  type CodeForm,
  currentUser,
  finishLogin,
  finishLoginByPasskey,
  login,
  loginByPasskey,
  register,
  type LoginForm,
  type RegisterForm,
  type RejectionCode,
  type UserView,
} from '@hub/contracts';
import { ApiError, call, type Notice } from '@hub/mfe';
import { t } from '../../messages.ts';
import { passkeyNotice, signWithPasskey } from '../../shared/passkeys/device.ts';

/** The two steps of a sign-in; the second one only where a student has turned it on. */
export type Step = 'password' | 'code';

export interface Outcome {
  user: UserView | null;
  notice: Notice | null;
  /** The step that the server asks for instead. */
  step?: Step;
}

const hasCode = (error: unknown, code: RejectionCode) => error instanceof ApiError && error.code === code;

const attempt = async (
  send: () => Promise<unknown>,
  { success, failure }: { success: Notice; failure: string },
): Promise<Outcome> => {
  try {
    await send();
    return { user: await call(currentUser), notice: success };
  } catch (error) {
    if (hasCode(error, 'code_required')) return { user: null, notice: null, step: 'code' };
    const notice = passkeyNotice(failure)(error);
    return { user: null, notice, ...(hasCode(error, 'sign_in_expired') && { step: 'password' }) };
  }
};

const loggedIn = {
  success: { title: t('auth.welcome'), description: t('auth.loggedIn') },
  failure: t('auth.loginFailed'),
};

/** Signs in, then reads the current user, so that a session that the browser did not store is noticed here. */
export const signIn = (body: LoginForm): Promise<Outcome> => attempt(() => call(login, { body }), loggedIn);

/** The second step. */
export const enterCode = (body: CodeForm): Promise<Outcome> => attempt(() => call(finishLogin, { body }), loggedIn);

/** The second step by a passkey of the student. */
export const takePasskeyStep = (): Promise<Outcome> =>
  attempt(
    async () => call(finishLoginByPasskey, { body: await signWithPasskey(await call(beginPasskeyStep)) }),
    loggedIn,
  );

/** Both steps at once, by any passkey that the device has. */
export const signInByPasskey = (): Promise<Outcome> =>
  attempt(async () => call(loginByPasskey, { body: await signWithPasskey(await call(beginPasskeyLogin)) }), loggedIn);

/** Registering signs in too (decision Q31). */
export const signUp = (body: RegisterForm): Promise<Outcome> =>
  attempt(() => call(register, { body }), {
    success: { title: t('auth.created') },
    failure: t('auth.registrationFailed'),
  });
