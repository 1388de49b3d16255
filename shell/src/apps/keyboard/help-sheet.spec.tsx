import { renderInShell } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HelpSheet } from './help-sheet.tsx';

it.each([
  ['Search', 'Ctrl Kor/'],
  ['Show this help', '?'],
  ['Add an item, on pages that offer it', 'N'],
  ['Go to Calendar', 'GthenK'],
  ['Go to the notifications', 'F8'],
])('the help names what the keyboard does: %s', (what, keys) => {
  renderInShell(<HelpSheet onClose={() => {}} />);
  expect(screen.getByText(what, { selector: 'dt' }).nextElementSibling).toHaveTextContent(keys);
});
