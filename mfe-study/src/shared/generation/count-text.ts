import { GeneratedCount } from '@hub/contracts';
import { z } from 'zod';

/** A field's value is text. */
export const CountText = z.string().transform(Number).pipe(GeneratedCount);
