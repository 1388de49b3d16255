import { randomBytes } from 'node:crypto';

/** Headers that a browser sends with every call from the product's pages. */
export const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Registers a student and returns the session cookie. */
export const signUp = async (origin: string): Promise<string> => {
  const email = `${randomBytes(6).toString('hex')}@example.edu`;
  const form = { email, password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(form),
  });
  if (answer.status !== 201) throw new Error(`A student could not register: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};
