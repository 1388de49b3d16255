import type { RejectionCode, UserId } from '@hub/contracts';
import type { z } from 'zod';

/** Hides ids of things while what contains them is deleted. */
export interface HiddenIdRule {
  /** The schema object with which routes declare such an id. */
  readonly id: z.ZodType;
  /** The rejection code for a hidden id. */
  readonly missing: RejectionCode;
  readonly isHidden: (ownerId: UserId, id: string) => Promise<boolean>;
}
