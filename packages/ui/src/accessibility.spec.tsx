import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import {
  Avatar,
  Badge,
  Button,
  Card,
  CardHeader,
  Checkbox,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorState,
  EventTypeBadge,
  Field,
  FullScreenSpinner,
  IconButton,
  Input,
  Logo,
  Page,
  PageHeader,
  PriorityBadge,
  ProgressBar,
  Select,
  Skeleton,
  TabPanel,
  Tabs,
  TextArea,
  Toaster,
} from './index.ts';

/** Contrast needs a browser: tokens.spec.ts computes it, and the journeys run axe in Chromium. */
const violations = async () => {
  const result = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const page = (children: ReactElement) => {
  document.documentElement.lang = 'en';
  document.title = 'Academic Hub';
  render(<main>{children}</main>);
};

const ignore = () => {};

it('finds no fault in a page with every component', async () => {
  page(
    <Page>
      <PageHeader title="My Classes" subtitle="All of them" actions={<Button>Add Class</Button>} />
      <Card as="section">
        <CardHeader title="Form" action={<IconButton label="Delete">x</IconButton>} />
        <Logo /> <Avatar name="Ann" />
        <Badge>Active</Badge> <EventTypeBadge type="exam" /> <PriorityBadge priority="high" />
        <Field label="Name" error="Class name is required." required>
          <Input />
        </Field>
        <Field label="Type" hint="Chooses the model">
          <Select>
            <option>Coding Heavy</option>
          </Select>
        </Field>
        <Field label="Description">
          <TextArea />
        </Field>
        <Checkbox label="Done" /> <Checkbox aria-label="Complete Read chapter 3" />
        <ProgressBar label="Uploading" value={40} /> <ProgressBar label="Reading" />
        <Skeleton />
        <EmptyState icon={null} title="No Classes Yet" action={<Button>Add Your First Class</Button>} />
        <ErrorState title="Failed to fetch events" onRetry={ignore} />
      </Card>
      <Tabs label="Class" value="a" onValueChange={ignore} tabs={[{ value: 'a', label: 'Overview' }]}>
        <TabPanel value="a">Text</TabPanel>
      </Tabs>
      <Toaster toast={{ id: '1', title: 'Saved', action: { label: 'Undo', onClick: ignore } }} onClose={ignore} />
    </Page>,
  );
  expect(await violations()).toEqual([]);
});

it.each([
  [
    'a dialog',
    <Dialog key="1" open onOpenChange={ignore} title="Add New Class" footer={<Button>Add</Button>}>
      <Input aria-label="Name" />
    </Dialog>,
  ],
  [
    'a question',
    <ConfirmDialog
      key="2"
      open
      onOpenChange={ignore}
      title="Delete document"
      description="This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={ignore}
    />,
  ],
])('finds nothing to say against %s', async (_, dialog) => {
  page(
    <>
      <h1>My Classes</h1>
      {dialog}
    </>,
  );
  expect(await violations()).toEqual([]);
});

it('finds nothing to say against the loading screen', async () => {
  document.title = 'Academic Hub';
  render(<FullScreenSpinner />);
  expect(await violations()).toEqual([]);
});
