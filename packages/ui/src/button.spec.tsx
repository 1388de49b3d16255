import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

it('is disabled while busy and has the focus again afterwards', async () => {
  const { rerender } = render(<Button>Save</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Button busy>Saving...</Button>);
  const button = screen.getByRole('button', { name: 'Saving...' });
  expect(button).toBeDisabled();
  button.blur(); // as browsers do to a disabled control
  rerender(<Button>Save</Button>);
  expect(button).toHaveFocus();
});

it('submits only when its type says so', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

describe('the focus of a button that goes', () => {
  const Sessions = ({ left = 1, busy = false, others = true }) => (
    <main>
      <h1>Settings</h1>
      <section aria-label="Sessions">
        <ul>{left > 0 && <li aria-label="Safari">{others && <Button busy={busy}>End</Button>}</li>}</ul>
      </section>
    </main>
  );
  const end = () => screen.getByRole('button', { name: 'End' });

  it('moves to the nearest element that is still on the page', async () => {
    const { rerender } = render(<Sessions />);
    await userEvent.click(end());
    rerender(<Sessions others={false} />);
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
    rerender(<Sessions />);
    await userEvent.click(end());
    rerender(<Sessions left={0} />);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus());
  });

  it('is not lost either when a browser took it while the button was busy', async () => {
    const { rerender } = render(<Sessions />);
    await userEvent.click(end());
    rerender(<Sessions busy />);
    end().blur(); // as browsers do to a disabled control
    rerender(<Sessions left={0} />);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus());
  });

  it('moves to the heading when nothing nearer is left, and stays when another element has it', async () => {
    const Page = () => {
      const [archived, setArchived] = useState(true);
      const [asks, setAsks] = useState(true);
      return (
        <main>
          <h1>Biology</h1>
          {archived && <Button onClick={() => setArchived(false)}>Unarchive</Button>}
          {asks ? (
            <Button onClick={() => setAsks(false)}>Rename</Button>
          ) : (
            <input aria-label="Name" {...{ autoFocus: true }} />
          )}
        </main>
      );
    };
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Unarchive' }));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('is taken from nobody else', () => {
    const { rerender } = render(<Sessions />);
    rerender(<Sessions left={0} />);
    expect(document.body).toHaveFocus();
  });
});
