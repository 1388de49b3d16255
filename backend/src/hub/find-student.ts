import { UserId } from '@hub/contracts';
import { userQueries } from '../features/user/index.ts';
import type { HubParts } from './parts.ts';

/** @throws Error when there is no such student */
export const findStudent = async ({ db }: Pick<HubParts, 'db'>, student: string): Promise<UserId> => {
  const id = UserId.safeParse(student);
  const found = id.success
    ? await userQueries(db).userOf(id.data)
    : await userQueries(db).userByEmail(student.trim().toLowerCase());
  if (found) return found.id;
  throw new Error(`There is no student ${student}.`);
};
