import { renderInShell } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HelpSheet } from './help-sheet.tsx';

it.each([
  ['Find, do or ask', 'Ctrl Kor/'],
  ['Show this help', '?'],
  ['Add an item, on pages that offer it', 'N'],
  ['Go to Calendar', 'GthenK'],
  ['Go to Audit', 'GthenA'],
  ['Go to the notifications', 'F8'],
])('the help names what the keyboard does: %s', (what, keys) => {
  renderInShell(<HelpSheet links={[{ path: '/audit', title: 'Audit' }]} onClose={() => {}} />);
  expect(screen.getByText(what, { selector: 'dt' }).nextElementSibling).toHaveTextContent(keys);
});
