import { currentUser, login, register, type LoginForm, type RegisterForm, type UserView } from '@hub/contracts';
import { call, reasonOf, type Notice } from '@hub/mfe';

interface Outcome {
  user: UserView | null;
  notice: Notice;
}

const unreachable = 'The server could not be reached. Please try again.';

const attempt = async (send: () => Promise<unknown>, { success, failure }: { success: Notice; failure: string }) => {
  try {
    await send();
    return { user: await call(currentUser), notice: success };
  } catch (error) {
    const notice: Notice = { title: failure, description: reasonOf(error, unreachable), tone: 'destructive' };
    return { user: null, notice };
  }
};

/** Signs in and asks who that is, so that a session that the browser did not keep is noticed here. */
export const signIn = (body: LoginForm): Promise<Outcome> =>
  attempt(() => call(login, { body }), {
    success: { title: 'Welcome back!', description: 'You have successfully logged in.' },
    failure: 'Login failed',
  });

/** Registering signs in too (decision Q31). */
export const signUp = (body: RegisterForm): Promise<Outcome> =>
  attempt(() => call(register, { body }), {
    success: { title: 'Your account has been created successfully.' },
    failure: 'Registration failed',
  });
