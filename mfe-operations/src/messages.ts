import { createMessages } from '@hub/mfe';
import { english } from './messages/en.ts';

export const t = createMessages('operations', english);
