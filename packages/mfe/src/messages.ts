import { createMessages } from '@hub/ui';
import { english } from './messages/en.ts';

export const t = createMessages('mfe', english);
