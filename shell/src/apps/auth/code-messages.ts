import { createMessages } from '@hub/mfe';

const english = {
  title: 'One more step',
  code: 'Code',
  hint: 'The 6 digits in your authenticator app, or one of your recovery codes',
  recoveryHint: 'One of your recovery codes, if you do not have your passkey with you',
  back: 'Start again',
} as const;

/** Not with the visitor's texts, which the front page loads. */
export const t = createMessages('signInCode', english);
