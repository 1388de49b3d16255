import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UploadProgress } from './upload-progress.tsx';

const bar = () => screen.getByRole('progressbar', { name: 'Uploading a.pdf' });

it('shows what part of a file has been sent', () => {
  render(<UploadProgress name="a.pdf" sent={0.478} />);
  expect(bar()).toHaveAttribute('value', '47');
  expect(screen.getByText('47% sent')).toBeVisible();
});

it('does not call it done when all of it was sent, for the server is at work then', () => {
  render(<UploadProgress name="a.pdf" sent={1} />);
  expect(bar()).not.toHaveAttribute('value');
  expect(screen.getByText('Checking and storing the file')).toBeVisible();
});
