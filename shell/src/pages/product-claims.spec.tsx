import { screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';

vi.resetModules(); // texts are read as the modules load
const texts = document.createElement('script');
texts.type = 'application/json';
texts.id = 'texts';
texts.textContent = JSON.stringify({ shell: { landing: { claim: '', start: 'Begin' } } });
document.head.append(texts);
afterAll(() => {
  texts.remove();
  vi.resetModules();
});

it('makes no claim about its students when the operator turns it off', { tags: ['S1.21'] }, async () => {
  const { renderInShell } = await import('@hub/mfe/testing');
  const { Landing } = await import('../apps/landing/landing.tsx');
  const { MarketingPanel } = await import('../apps/auth/marketing-panel.tsx');
  const { container } = renderInShell(
    <>
      <Landing />
      <MarketingPanel />
    </>,
  );
  expect(screen.getAllByRole('link', { name: 'Begin' })[0]).toBeVisible();
  expect(container).not.toHaveTextContent('thousands');
  expect(container.querySelectorAll('p:empty')).toHaveLength(0);
});
