import { changed, classOf, commandId, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { chooseFromMenu } from '../../testing.ts';
import { ClassesPage } from '../../pages/classes-page.tsx';

const { account, server, sent } = serveAccount();

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Class' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Class' }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const submit = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Add Class' }));

describe('adding a class', () => {
  it(
    'wants a name and then a type, as a toast and at the field',
    { tags: ['S2.77', 'S2.90', 'S3.3', 'S5.9', 'S5.10'] },
    async () => {
      const { notices } = renderInShell(<ClassesPage />);
      const dialog = await openDialog();
      await userEvent.type(dialog.getByLabelText(/^Class Name/), '   ');
      await submit(dialog);
      expect(notices.at(-1)).toEqual({ title: 'Class name is required.', tone: 'destructive' });
      expect(dialog.getByLabelText(/^Class Name/)).toBeInvalid();
      expect(dialog.getByLabelText(/^Class Name/)).toHaveAccessibleDescription('Class name is required.');

      await userEvent.type(dialog.getByLabelText(/^Class Name/), 'Biology');
      await submit(dialog);
      expect(notices.at(-1)).toEqual({ title: 'Class type is required.', tone: 'destructive' });
      expect(dialog.getByLabelText(/^Class Type/)).toBeInvalid();
      expect(sent).toEqual([]);
    },
  );

  it(
    'offers the labelled class types and the eight colors',
    { tags: ['S2.86', 'S3.4', 'S3.7', 'S3.8', 'S3.9', 'S3.10'] },
    async () => {
      renderInShell(<ClassesPage />);
      const dialog = await openDialog();
      const options = within(dialog.getByLabelText(/^Class Type/)).getAllByRole('option');
      expect(options.map(({ textContent }) => textContent)).toEqual([
        'Select a class type',
        'Calculation Heavy',
        'Creative Heavy',
        'Analytics Heavy',
        'Coding Heavy',
        'General',
      ]);
      expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(
        'blue green purple red yellow orange pink indigo'.split(' '),
      );
    },
  );

  it(
    'sends the fields, closes, refreshes the list, and is empty the next time',
    { tags: ['S2.91', 'S3.5', 'S4.14', 'S4.15', 'S7.16', 'S7.17', 'S8.38'] },
    async () => {
      const sent: unknown[] = [];
      server.use(
        http.post('/api/classes', async ({ request }) => {
          sent.push(await request.json());
          account.classes = [classOf({ name: 'Calculus' })];
          return HttpResponse.json(account.classes[0], { status: 201 });
        }),
      );
      const { notices, shell } = renderInShell(<ClassesPage />);
      shell.queryClient.setQueryData(['/api/stats'], {});
      const dialog = await openDialog();
      await userEvent.type(dialog.getByLabelText(/^Class Name/), ' Calculus ');
      await userEvent.type(dialog.getByLabelText('Course Code'), 'MATH 152');
      await userEvent.type(dialog.getByLabelText('Instructor'), 'Dr. Lee');
      await userEvent.selectOptions(dialog.getByLabelText(/^Class Type/), 'Calculation Heavy');
      await userEvent.click(dialog.getByRole('radio', { name: 'Red' }));
      await userEvent.type(dialog.getByLabelText('Description'), 'Limits');
      await submit(dialog);
      expect(await screen.findByText('Calculus')).toBeVisible();
      expect(sent).toEqual([
        {
          name: 'Calculus',
          courseCode: 'MATH 152',
          instructor: 'Dr. Lee',
          color: 'red',
          classType: 'calculation',
          description: 'Limits',
          termId: null,
        },
      ]);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(notices).toEqual([{ title: 'Class added successfully!' }]);
      expect(shell.queryClient.getQueryState(['/api/stats'])?.isInvalidated).toBe(true);

      const next = await openDialog();
      expect(next.getByRole('radio', { name: 'Blue' })).toBeChecked();
      expect(next.getByLabelText(/^Class Type/)).toHaveDisplayValue('Select a class type');
      for (const field of next.getAllByRole('textbox')) expect(field).toHaveValue('');
    },
  );

  it('keeps what was typed when it fails', { tags: ['S8.8'] }, async () => {
    server.use(http.post('/api/classes', refusal(500, 'broken')));
    const { notices } = renderInShell(<ClassesPage />);
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Class Name/), 'Calculus');
    await userEvent.selectOptions(dialog.getByLabelText(/^Class Type/), 'General');
    await submit(dialog);
    await waitFor(() =>
      expect(notices).toEqual([
        { title: 'Error', description: 'Failed to add class. Please try again.', tone: 'destructive' },
      ]),
    );
    expect(dialog.getByLabelText(/^Class Name/)).toHaveValue('Calculus');
    expect(dialog.getByLabelText(/^Class Type/)).toHaveDisplayValue('General');
  });

  it('leads from the archived classes to the list with the new one', async () => {
    server.use(http.post('/api/classes', () => HttpResponse.json(classOf(), { status: 201 })));
    renderInShell(<ClassesPage />, { path: '/classes?show=archived' });
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Class Name/), 'Biology');
    await userEvent.selectOptions(dialog.getByLabelText(/^Class Type/), 'General');
    await submit(dialog);
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('editing a class', () => {
  const chemistry = classOf({ name: 'Chemistry', courseCode: 'CHEM 1', color: 'pink', classType: 'analytics' });
  const openEdit = async () => {
    await chooseFromMenu('Chemistry', 'Edit Class');
    return within(await screen.findByRole('dialog', { name: 'Edit Class' }));
  };
  const serve = () =>
    server.use(
      http.patch('/api/classes/:id', async ({ request }) => {
        const item = { ...chemistry, ...((await request.json()) as object) };
        account.classes = [item];
        return changed(item);
      }),
    );

  it('starts from the current values, saves the changes, and offers Undo', async () => {
    account.classes = [chemistry];
    serve();
    server.use(
      http.post('/api/undo/:commandId', ({ params }) => {
        expect(params['commandId']).toBe(commandId);
        account.classes = [chemistry];
        return HttpResponse.json({ undone: true });
      }),
    );
    const { notices } = renderInShell(<ClassesPage />);
    const dialog = await openEdit();
    expect(dialog.getByLabelText(/^Class Name/)).toHaveValue('Chemistry');
    expect(dialog.getByLabelText('Course Code')).toHaveValue('CHEM 1');
    expect(dialog.getByLabelText(/^Class Type/)).toHaveDisplayValue('Analytics Heavy');
    expect(dialog.getByRole('radio', { name: 'Pink' })).toBeChecked();
    await userEvent.clear(dialog.getByLabelText(/^Class Name/));
    await userEvent.type(dialog.getByLabelText(/^Class Name/), 'Biochemistry');
    await userEvent.clear(dialog.getByLabelText('Course Code'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Biochemistry')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('CHEM 1')).not.toBeInTheDocument();
    expect(notices.at(-1)).toMatchObject({ title: 'Class updated successfully!', action: { label: 'Undo' } });

    notices.at(-1)?.action?.onClick();
    expect(await screen.findByText('CHEM 1')).toBeVisible();
  });

  it('requires a name, and keeps what was typed when it fails', async () => {
    account.classes = [chemistry];
    server.use(http.patch('/api/classes/:id', () => HttpResponse.error()));
    const { notices } = renderInShell(<ClassesPage />);
    const dialog = await openEdit();
    await userEvent.clear(dialog.getByLabelText(/^Class Name/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(notices.at(-1)).toEqual({ title: 'Class name is required.', tone: 'destructive' });
    await userEvent.type(dialog.getByLabelText(/^Class Name/), 'Biochemistry');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        title: 'Error',
        description: 'Failed to update class. Please try again.',
        tone: 'destructive',
      }),
    );
    expect(dialog.getByLabelText(/^Class Name/)).toHaveValue('Biochemistry');
  });
});
