import { z } from 'zod';
import { OtherMasterKeyError } from '../encryption/index.ts';

const Coded = z.object({ code: z.string() });

/** Connection refused, reset, server starting, ending or short of disk or memory: nothing is wrong with the statement itself. */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[1-3]|08\w{3}|53\w{3}|40001|40P01)$/;
const awayMessages =
  /Connection terminated|timeout acquiring a connection|Timeout acquiring|Client has encountered a connection error/i;

/** Whether trying again later can help. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof OtherMasterKeyError) return true; // the one that the key belongs to is
  const coded = Coded.safeParse(error);
  if (coded.success && awayCodes.test(coded.data.code)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return awayMessages.test(error.message);
};
