import { createMessages } from '@hub/mfe';

const english = {
  title: 'Passkeys',
  hint: "Sign in with your fingerprint, face, device PIN or a security key, instead of a password and a code. Next to your password, a passkey is your second step, so a stolen password isn't enough.",
  unsupported: 'This browser cannot add passkeys. Try another one, or another device.',
  name: 'Name',
  nameHint: 'Where it is kept, such as “My laptop” or “Blue security key”',
  add: 'Add passkey',
  added: 'Passkey added',
  addedFirst: "You're signed out everywhere else.",
  notAdded: 'The passkey was not added',
  full: 'You have as many passkeys as you can have. Remove one to add another.',
  addedOn: 'Added on {{when}}',
  lastUsed: 'Last used on {{when}}',
  neverUsed: 'Not used yet',
  rename: 'Rename',
  renameNamed: 'Rename {{name}}',
  renameTitle: 'Rename passkey',
  renaming: 'Renaming...',
  renamed: 'Passkey renamed',
  notRenamed: 'The passkey was not renamed',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  removeTitle: 'Remove “{{name}}”?',
  removeText:
    "You won't be able to sign in with it any more. Your device may still offer it until you delete it there too.",
  removed: 'Passkey removed',
  notRemoved: 'The passkey was not removed',
} as const;

/** With the settings' own script: no other page needs these texts. */
export const t = createMessages('passkeys', english);
