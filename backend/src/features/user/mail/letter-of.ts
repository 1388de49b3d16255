import type { Template } from './mail-requests.ts';

/** What is written to a student; `link` leads to the page where it goes on. No word in it comes from anybody's form. */
export const letterOf = (template: Template, link: string): { readonly subject: string; readonly text: string } => {
  switch (template) {
    case 'verify-email':
      return {
        subject: 'Confirm your email address',
        text: `Welcome to Academic Hub.

Please open this link to confirm that this email address is yours:

${link}

It works once, within three days. If you did not sign up, ignore this email: without your confirmation
nobody can take over an account in your name.
`,
      };
    case 'reset-password':
      return {
        subject: 'Choose a new password',
        text: `Somebody, probably you, asked for a new password for the account of this email address at Academic Hub.

Please open this link to choose one:

${link}

It works once, within the hour. If it was not you, ignore this email: your password stays as it is.
`,
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        text: `The password of your account at Academic Hub was changed, and all other sessions were ended.

If it was not you, ask for a new password at once:

${link}
`,
      };
    case 'identity-linked':
      return {
        subject: 'A new way to sign in',
        text: `Your account at Academic Hub can now be signed in to by an identity provider that vouches for this email address.

If it was not you, secure your account there, and see who is signed in here:

${link}
`,
      };
  }
};
