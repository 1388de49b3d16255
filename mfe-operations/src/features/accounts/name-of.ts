import type { AccountRow } from '@hub/contracts';

/** First and last name; empty without either. */
export const nameOf = ({ firstName, lastName }: Pick<AccountRow, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ');
