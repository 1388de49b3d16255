import type { UserId } from '@hub/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<UserId>();

/** All that `work` asks of the database it asks as this student: other students' rows are not there. */
export const asStudent = <Result>(userId: UserId, work: () => Result): Result => acting.run(userId, work);

/** Whom the program acts for; undefined for its own affairs. */
export const actingStudent = (): UserId | undefined => acting.getStore();
