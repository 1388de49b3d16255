import { renderInShell } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OverlayPlace } from './overlay-place.tsx';

it.each([
  ['search', 'Find, do or ask', 'Dashboard'],
  ['help', 'Keyboard shortcuts', 'Show this help'],
] as const)('%s answers at once, before its script is here', async (name, title, text) => {
  renderInShell(<OverlayPlace name={name} links={[]} onAssistant={() => {}} onHelp={() => {}} onClose={() => {}} />);
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(await screen.findByText(text, {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
