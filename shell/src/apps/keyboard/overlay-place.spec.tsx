import { renderInShell } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OverlayPlace } from './overlay-place.tsx';

// jsdom has neither; the search scrolls to what is chosen, and watches its own height
Element.prototype.scrollIntoView = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

it.each([
  ['search', 'Search', 'Dashboard'],
  ['help', 'Keyboard shortcuts', 'Show this help'],
] as const)('%s answers at once, before its script is here', async (name, title, text) => {
  renderInShell(<OverlayPlace name={name} onClose={() => {}} />);
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(await screen.findByText(text, {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
