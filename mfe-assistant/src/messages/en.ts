import { chat } from './chat.ts';
import { scheduling } from './scheduling.ts';

/** Texts of this remote; those that the specification quotes are exact. */
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
