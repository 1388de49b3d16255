import { accounts } from './en-accounts.ts';
import { audit } from './en-audit.ts';
import { grants } from './en-grants.ts';
import { system } from './en-system.ts';

/** Texts of the screens for operators and auditors. */
export const english = {
  pages: { of: 'Operations', system: 'State of the product', accounts: 'Accounts', grants: 'Grants', audit: 'Audit' },
  refused: {
    factor: {
      title: 'Turn on two-step sign-in first',
      hint: 'Your role opens these pages only while your account has two-step sign-in.',
      action: 'Go to Settings',
    },
    role: {
      title: 'This page is not available to your account',
      hint: 'It takes a role. If your role was taken away, ask the person who runs this server.',
      action: 'Go to the dashboard',
    },
  },
  system,
  accounts,
  audit,
  grants,
} as const;
