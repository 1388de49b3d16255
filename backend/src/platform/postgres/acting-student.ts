import type { UserId } from '@hub/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<UserId>();

/** Runs all database queries of `work` as this student: rows of other students are invisible. */
export const runAsStudent = <Result>(userId: UserId, work: () => Result): Result => acting.run(userId, work);

/** The student the code is acting for; undefined for system work. */
export const actingStudent = (): UserId | undefined => acting.getStore();
