import { z } from 'zod';

/** Disk full, over quota, file too large; Postgres: disk full. */
const Full = z.object({ code: z.enum(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']) });

/** Whether a write failed because there is no space for it. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && (Full.safeParse(error).success || isStorageFull(error.cause));
