import { createMessages } from '@hub/mfe';

const english = {
  help: 'Show this help',
  goTo: 'Go to {{page}}',
  quickAdd: 'Add something in one line',
  add: 'Add an item, on pages that offer it',
  notices: 'Go to the notifications',
  followedBy: 'then',
  or: 'or',
} as const;

/** With the script of the dialogs: the page itself only knows the keys. */
export const t = createMessages('keyboard', english);
