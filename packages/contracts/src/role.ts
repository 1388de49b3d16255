import { z } from 'zod';

/** What an account may do beyond a student's own things; granted by `pnpm hub role`. */
export const Role = z.enum(['operator', 'auditor']);
export type Role = z.infer<typeof Role>;
