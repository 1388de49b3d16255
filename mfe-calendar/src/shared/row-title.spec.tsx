import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowTitle } from './row-title.tsx';

it('the title of an editable row is 44 px high and wide on a phone', () => {
  render(
    <RowTitle done={false} onEdit={() => {}}>
      Lab
    </RowTitle>,
  );
  // compared as text: a page in jsdom has no width
  const { className } = screen.getByRole('button', { name: 'Lab' });
  const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  const area = rules.find(({ cssText }) => cssText.includes(`${className}::after`))?.cssText;
  expect(area).toContain('@media (width < 768px)');
  expect(area).toContain('width: max(100%, 44px)');
  expect(area).toContain('height: max(100%, 44px)');
});
