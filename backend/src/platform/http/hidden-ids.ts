import type { RejectionCode, UserId } from '@hub/contracts';
import type { z } from 'zod';

/** Ids that lead nowhere while what their things are in is deleted. */
export interface HiddenIds {
  /** The very schema by which routes take such an id. */
  readonly id: z.ZodType;
  /** What is said of one that leads nowhere. */
  readonly missing: RejectionCode;
  readonly isHidden: (ownerId: UserId, id: string) => Promise<boolean>;
}
