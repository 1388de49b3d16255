import { z } from 'zod';

/** No room left, over quota, over the largest size of a file; Postgres: disk full. */
const Full = z.object({ code: z.enum(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']) });

/** Whether a write failed because there is no room for it. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && (Full.safeParse(error).success || isStorageFull(error.cause));
