import { currentUser, login, register, type LoginForm, type RegisterForm, type UserView } from '@hub/contracts';
import { call, reasonOf, type Notice } from '@hub/mfe';
import { t } from '../../messages.ts';

interface Outcome {
  user: UserView | null;
  notice: Notice;
}

const attempt = async (send: () => Promise<unknown>, { success, failure }: { success: Notice; failure: string }) => {
  try {
    await send();
    return { user: await call(currentUser), notice: success };
  } catch (error) {
    const notice: Notice = { title: failure, description: reasonOf(error, t('unreachable')), tone: 'destructive' };
    return { user: null, notice };
  }
};

/** Signs in, then reads the current user, so that a session that the browser did not store is noticed here. */
export const signIn = (body: LoginForm): Promise<Outcome> =>
  attempt(() => call(login, { body }), {
    success: { title: t('auth.welcome'), description: t('auth.loggedIn') },
    failure: t('auth.loginFailed'),
  });

/** Registering signs in too (decision Q31). */
export const signUp = (body: RegisterForm): Promise<Outcome> =>
  attempt(() => call(register, { body }), {
    success: { title: t('auth.created') },
    failure: t('auth.registrationFailed'),
  });
