import { createMessages } from './create-messages.ts';
import { english } from './messages/en.ts';

export const t = createMessages('ui', english);
