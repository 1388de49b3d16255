import { renderInShell } from '@hub/mfe/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DropZone } from './drop-zone.tsx';

it('says why none of several unsupported files was accepted', async () => {
  const chosen = vi.fn<(file: File) => void>();
  const refused = vi.fn<() => void>();
  renderInShell(<DropZone disabled={false} onChoose={chosen} onRefuse={refused} />);
  const files = ['a.exe', 'b.exe'].map((name) => new File(['MZ'], name));
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files, items, types: ['Files'] } });
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.queryByText(/was taken/)).not.toBeInTheDocument();
});
