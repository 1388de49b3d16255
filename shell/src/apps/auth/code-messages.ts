import { createMessages } from '@hub/mfe';

const english = {
  title: 'Enter your code',
  code: 'Code',
  hint: 'The 6 digits in your authenticator app, or one of your recovery codes',
  back: 'Start again',
} as const;

/** Not with the visitor's texts, which the front page loads. */
export const t = createMessages('signInCode', english);
