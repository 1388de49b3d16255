import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FullScreenSpinner } from './spinner.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('says Loading, and offers Retry after ten seconds instead of turning forever', async () => {
  vi.useFakeTimers();
  let retried = 0;
  render(<FullScreenSpinner onRetry={() => (retried += 1)} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retried).toBe(1);
});
