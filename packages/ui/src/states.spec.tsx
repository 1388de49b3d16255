import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ErrorState } from './states.tsx';

const Dates = () => {
  const [failed, setFailed] = useState(true);
  return (
    <section aria-label="Dates">
      {failed ? <ErrorState title="Failed to fetch events" onRetry={() => setFailed(false)} /> : <p>Exam</p>}
    </section>
  );
};

it('leaves the focus at the place whose read is tried again', async () => {
  render(<Dates />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Exam')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Dates' })).toHaveFocus();
});

it('takes the focus from no other element when it is removed', async () => {
  const { rerender } = render(
    <section>
      <ErrorState title="Failed to fetch events" onRetry={() => {}} />
    </section>,
  );
  rerender(<section />);
  expect(document.body).toHaveFocus();
});
