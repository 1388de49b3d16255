import { z } from 'zod';
import { WrongMasterKeyError } from '../encryption/index.ts';

const Coded = z.object({ code: z.string() });

/**
 * Connection refused or reset, server starting or stopping, out of disk or memory: the statement itself is not at
 * fault.
 */
const unavailableCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[1-3]|08\w{3}|53\w{3}|40001|40P01)$/;
const unavailableMessages =
  /Connection terminated|timeout acquiring a connection|Timeout acquiring|Client has encountered a connection error/i;

/** Whether a retry later can help. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof WrongMasterKeyError) return true; // the key's own database is what is unavailable
  const coded = Coded.safeParse(error);
  if (coded.success && unavailableCodes.test(coded.data.code)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return unavailableMessages.test(error.message);
};
