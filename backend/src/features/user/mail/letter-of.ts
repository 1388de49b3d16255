import type { Template } from './mail-requests.ts';

/** The text of a mail; `link` leads to the page that continues. It contains no user input. */
export const letterOf = (template: Template, link: string): { readonly subject: string; readonly text: string } => {
  switch (template) {
    case 'verify-email':
      return {
        subject: 'Confirm your email address',
        text: `Welcome to Academic Hub.

Please open this link to confirm that this email address is yours:

${link}

It works once, within three days. If you did not sign up, ignore this email: without your confirmation
no one can take over an account in your name.
`,
      };
    case 'reset-password':
      return {
        subject: 'Choose a new password',
        text: `Someone, probably you, requested a new password for the Academic Hub account with this email address.

Please open this link to choose one:

${link}

It works once, within the hour. If this wasn't you, ignore this email: your password stays as it is.
`,
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        text: `The password of your Academic Hub account was changed, and all other sessions were ended.

If this wasn't you, reset your password right away:

${link}
`,
      };
    case 'factor-on':
      return {
        subject: 'Two-step sign-in is on',
        text: `Signing in to your Academic Hub account now takes a code of your authenticator app as well, and all other
sessions were ended. Keep your recovery codes where you find them without your phone.

If this wasn't you, turn it off in the settings, or ask whoever runs the service:

${link}
`,
      };
    case 'factor-off':
      return {
        subject: 'Two-step sign-in is off',
        text: `Signing in to your Academic Hub account no longer takes a second step: no code of an authenticator app, and no
passkey.

If this wasn't you, reset your password right away:

${link}
`,
      };
    case 'factor-removed':
      return {
        subject: 'A second step was removed',
        text: `An authenticator app or a passkey no longer works for signing in to your Academic Hub account.

If this wasn't you, reset your password right away:

${link}
`,
      };
    case 'passkey-added':
      return {
        subject: 'A passkey was added',
        text: `You can now sign in to your Academic Hub account with a new passkey. Signing in with your password takes a second step
as well.

If this wasn't you, remove it in the settings, or ask whoever runs the service:

${link}
`,
      };
    case 'recovery-code-used':
      return {
        subject: 'A recovery code was used',
        text: `Someone, probably you, signed in to your Academic Hub account with one of its recovery codes.

If this wasn't you, change your password and get new recovery codes here:

${link}
`,
      };
    case 'webhook-stopped':
      return {
        subject: 'A webhook was stopped',
        text: `Academic Hub has stopped one of your webhooks: its receiver failed for three days, or said that it is gone.
What has changed since was not sent.

See why, and resume or delete it here:

${link}
`,
      };
    case 'identity-linked':
      return {
        subject: 'A new way to sign in',
        text: `You can now sign in to Academic Hub with an identity provider that has verified this email address.

If this wasn't you, secure your account there, and check your sessions here:

${link}
`,
      };
  }
};
