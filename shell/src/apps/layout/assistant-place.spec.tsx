import { Providers } from '@hub/mfe';
import { renderInShell } from '@hub/mfe/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AssistantPlace } from './assistant-place.tsx';

vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
vi.stubGlobal('cancelIdleCallback', clearTimeout);

it('is shown above the page once that is idle', { tags: ['S2.53'] }, async () => {
  renderInShell(<AssistantPlace />, { slots: { 'assistant-panel': () => <button>Assistant</button> } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Assistant' })).toBeVisible();
});

it('leaves its place empty where no remote has it, and offers another try where it fails', async () => {
  const { shell, container, unmount } = renderInShell(<AssistantPlace />);
  await vi.waitFor(() => expect(shell.queryClient.getQueryState(['slot', 'assistant-panel'])?.status).toBe('error'));
  expect(container).toBeEmptyDOMElement();
  unmount();
  shell.queryClient.clear();
  let works = false;
  const Panel = () => <p>panel</p>;
  const loadSlot = () => (works ? Promise.resolve(Panel as never) : Promise.reject(new Error('503')));
  render(
    <Providers shell={{ ...shell, loadSlot }}>
      <AssistantPlace />
    </Providers>,
  );
  const again = await screen.findByRole('button', { name: 'The assistant could not be loaded. Retry' });
  works = true;
  await userEvent.click(again);
  expect(await screen.findByText('panel')).toBeVisible();
});
