import { GeneratedCount } from '@hub/contracts';
import { z } from 'zod';

/** The count as a form field sends it: as text. */
export const CountText = z.string().transform(Number).pipe(GeneratedCount);
