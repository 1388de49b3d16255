import { z } from 'zod';
import { Needs } from './needs.ts';

/** What a trial is given, as JSON in its one argument. */
export const Trial = Needs.extend({
  /** Address of the shell's `check` entry, as of a file. */
  shell: z.string(),
  name: z.string(),
  entry: z.string(),
  routes: z.array(z.string()),
  slots: z.record(z.string(), z.string()),
  /** Paths of the scripts, whose syntax is checked. */
  scripts: z.array(z.string()),
});
export type Trial = z.infer<typeof Trial>;

/** A line that a trial writes to its fourth descriptor. */
export const Line = z.union([
  z.object({ begin: z.string() }),
  z.object({ failed: z.string(), reason: z.string() }),
  z.object({ done: z.literal(true) }),
]);
export type Line = z.infer<typeof Line>;
