import { createMessages } from './create-messages.ts';
import { english } from './messages/en-calendar.ts';

export const t = createMessages('ui-calendar', english);
