import { createMessages } from '@hub/mfe';

const english = {
  signIn: 'Sign in with a passkey',
  use: 'Use a passkey',
  cancelled: 'You cancelled it, or it took too long.',
  known: 'This device already has a passkey for your account.',
  wrongAddress: 'Passkeys do not work at this address of Academic Hub.',
  failed: 'Your device or browser could not do this. Please try another way.',
} as const;

/** With the scripts that use passkeys: the front page needs none of these texts. */
export const t = createMessages('passkey', english);
