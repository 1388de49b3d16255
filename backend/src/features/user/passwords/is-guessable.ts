import { dictionary } from '@zxcvbn-ts/language-common';

/** The commonest leaked passwords with at least six characters (decision Q152, ASVS 5.0 V6.2.4). */
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= 6).slice(0, 10_000));

/** Words of the product's name and subject. */
const ofTheProduct = ['academic', 'academichub', 'hub', 'student', 'school', 'college', 'university', 'homework'];

const letters = /[^\p{L}]+/gu;

interface Student {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** Whether a password is a common one, or just a name of the student or the product with digits and punctuation. */
export const isGuessable = (password: string, { email, firstName, lastName }: Student): boolean => {
  const lower = password.toLowerCase();
  if (common.has(lower) || lower === email) return true;
  const core = lower.replaceAll(letters, '');
  if (core === '') return false;
  const [mailbox = ''] = email.split('@');
  const names = [mailbox, firstName ?? '', lastName ?? '', `${firstName ?? ''}${lastName ?? ''}`];
  return [...ofTheProduct, ...names.map((name) => name.toLowerCase().replaceAll(letters, ''))].includes(core);
};
