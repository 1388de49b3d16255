import { LoginForm } from '@hub/contracts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { useForm } from './form.ts';
import { renderInShell } from './testing/render-in-shell.tsx';

const accepted: unknown[] = [];

const Form = () => {
  const { errors, onSubmit } = useForm(LoginForm, { onValid: (value) => accepted.push(value) });
  return (
    <form noValidate onSubmit={onSubmit}>
      <input name="email" aria-label="Email" />
      <input name="password" aria-label="Password" />
      <p>{errors['email']}</p>
      <p>{errors['password']}</p>
      <button type="submit">Login</button>
    </form>
  );
};

it('shows a message per field, keeps what was typed, and hands on what is valid', async () => {
  renderInShell(<Form />);
  await userEvent.type(screen.getByLabelText('Email'), 'nobody');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('nobody');
  expect(screen.getByLabelText('Email')).toHaveFocus();

  await userEvent.type(screen.getByLabelText('Email'), '@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button'));
  expect(accepted).toEqual([{ email: 'nobody@example.org', password: 'secret' }]);
});

it('is rejected before it resets a field that has no control', async () => {
  const reported: string[] = [];
  const report = (event: ErrorEvent) => {
    event.preventDefault(); // or the test run would fail, as every other test of such a form does
    reported.push(event.message);
  };
  window.addEventListener('error', report);
  onTestFinished(() => window.removeEventListener('error', report));
  const Schema = z.object({ name: z.string(), isPinned: z.stringbool().default(false), room: z.string().optional() });
  const submitted: unknown[] = [];
  const Incomplete = () => {
    const { onSubmit } = useForm(Schema, { onValid: (value) => submitted.push(value) });
    return (
      <form noValidate onSubmit={onSubmit}>
        <input name="name" defaultValue="Biology" />
        <button type="submit">Save</button>
      </form>
    );
  };
  renderInShell(<Incomplete />);
  await userEvent.click(screen.getByRole('button'));
  expect(reported).toEqual([expect.stringContaining('The form has no control for isPinned, room')]);
  expect(submitted).toEqual([]);
});
