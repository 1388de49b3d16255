import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

it('shows the initial of the first name, else of the e-mail, else U', { tags: ['S2.44', 'S2.45', 'S2.46'] }, () => {
  const { container, rerender } = render(<Avatar name="ann" email="zoe@example.org" />);
  expect(container).toHaveTextContent(/^A$/);
  rerender(<Avatar name=" " email="zoe@example.org" />);
  expect(container).toHaveTextContent(/^Z$/);
  rerender(<Avatar name={null} email="" />);
  expect(container).toHaveTextContent(/^U$/);
});

it('shows the image, and the initial when it is broken', { tags: ['S2.43'] }, () => {
  const { container } = render(<Avatar name="Ann" src="/ann.png" />);
  const image = screen.getByRole('presentation');
  expect(image).toHaveAttribute('src', '/ann.png');
  fireEvent.error(image);
  expect(container).toHaveTextContent(/^A$/);
});
