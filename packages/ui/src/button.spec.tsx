import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
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

it('submits only where it is told to', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
