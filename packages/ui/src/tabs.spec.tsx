import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'events', label: 'Upcoming Events' },
  { value: 'study', label: 'Study Tools' },
] as const;

const Example = () => {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('overview');
  return (
    <Tabs value={value} onValueChange={setValue} tabs={tabs} label="Biology">
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          Panel of {tab.label}
        </TabPanel>
      ))}
    </Tabs>
  );
};

it('shows the panel of the chosen tab alone', async () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Biology' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('Panel of Overview');
  await userEvent.click(screen.getByRole('tab', { name: 'Study Tools' }));
  expect(screen.getByRole('tabpanel', { name: 'Study Tools' })).toHaveTextContent('Panel of Study Tools');
  expect(screen.queryByText('Panel of Overview')).not.toBeInTheDocument();
});

it('is one stop for the Tab key; arrows, Home and End move among the tabs', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Upcoming Events', selected: true })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Study Tools', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
