import { login, register, UserView } from '@hub/contracts';
import type { Effect } from '../history/operation.ts';
import type { Connection } from './connection.ts';

const effectOf = (body: unknown): Effect => {
  const id = UserView.safeParse(body).data?.id;
  return { category: 'user', stream: id ? `user-${id}` : null, type: 'UserRegistered', shows: null };
};

/**
 * Registers, or signs in when an attempt whose response was lost created the account.
 * @returns false when the outcome is unknown
 */
export const openAccount = async (name: string, connection: Connection): Promise<boolean> => {
  const body = { email: `${name}@example.edu`, password: 'correct horse battery', firstName: 'Ann', lastName: name };
  const { method, path } = register;
  const { outcome, status } = await connection.send({ action: 'register', method, path, body }, (answer) =>
    answer.status === 409 ? {} : { effect: effectOf(answer.body) },
  );
  if (status !== 409) return outcome === 'ok';
  const signIn = { action: 'login', method: login.method, path: login.path, body };
  return (await connection.send(signIn, (answer) => ({ effect: effectOf(answer.body) }))).outcome === 'ok';
};
