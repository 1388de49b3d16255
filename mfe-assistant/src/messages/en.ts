import { chat } from './chat.ts';
import { scheduling } from './scheduling.ts';

/** Every text of this remote; those of the specification to the letter. */
export const english = {
  message: {
    send: 'Send',
    attach: 'Attach a file',
    you: 'You said:',
    assistant: 'The assistant said:',
  },
  chat,
  scheduling,
} as const;
