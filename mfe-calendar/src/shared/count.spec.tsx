import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Count } from './count.tsx';

it('says what its number counts, in its tooltip and as visible text (decision Q180)', () => {
  render(<Count label="This Week" value={3} hint="Today and the next 7 days" />);
  expect(screen.getByText('Today and the next 7 days')).toBeVisible();
  expect(screen.getByTitle('Today and the next 7 days')).toContainElement(screen.getByText('3'));
});
