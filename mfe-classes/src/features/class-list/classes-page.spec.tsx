import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { classOf, refusal, serveAccount } from '../../testing.ts';
import { ClassesPage } from './classes-page.tsx';

const { account, server, calls } = serveAccount();

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Class' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Class' }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const submit = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Add Class' }));

describe('the classes page', () => {
  it('[S2.76] [S2.79] [S9.42] shows six cards in outline while it loads', async () => {
    server.use(http.get('/api/classes', () => delay('infinite')));
    renderInShell(<ClassesPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading classes' }).children).toHaveLength(6);
  });

  it('[S2.83] [S2.84] [S2.85] [S2.87] [S2.88] [S2.89] [S3.8] shows a card for each class with all that belongs to it', async () => {
    const biology = classOf();
    account.classes = [biology, classOf({ name: 'Poetry', classType: 'creative', courseCode: null })];
    renderInShell(<ClassesPage />);
    const [card, second] = await screen.findAllByRole('article');
    for (const text of ['Biology', 'BIO 101', 'Dr. Green', 'Cells and more', 'Active', 'General']) {
      expect(within(card as HTMLElement).getByText(text)).toBeVisible();
    }
    expect(within(card as HTMLElement).getByRole('link', { name: 'View Biology' })).toHaveAttribute(
      'href',
      `/class/${biology.id}`,
    );
    expect(within(second as HTMLElement).getByText('Creative Heavy')).toBeVisible();
  });

  it('[S2.80] [S2.81] [S8.59] leads a new student to the first class', async () => {
    renderInShell(<ClassesPage />);
    expect(await screen.findByText('No Classes Yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add Your First Class' }));
    expect(await screen.findByRole('dialog', { name: 'Add New Class' })).toBeVisible();
  });

  it('says what failed, never that there are no classes, and tries again', async () => {
    account.classes = [classOf()];
    server.use(http.get('/api/classes', refusal(503, 'no'), { once: true }));
    const { notices } = renderInShell(<ClassesPage />);
    expect(await screen.findByText('Failed to fetch classes')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch classes', tone: 'destructive' }]);
    expect(screen.queryByText('No Classes Yet')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('adding a class', () => {
  it('[S5.9] [S5.10] wants a name and then a type, as a toast and at the field', async () => {
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
    expect(calls).toEqual([]);
  });

  it('[S2.91] [S3.7] [S4.14] [S4.15] [S8.38] sends what was filled in, closes, refreshes the list, and starts afresh the next time', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/classes', async ({ request }) => {
        sent.push(await request.json());
        account.classes = [classOf({ name: 'Calculus' })];
        return HttpResponse.json(account.classes[0], { status: 201 });
      }),
    );
    const { notices } = renderInShell(<ClassesPage />);
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
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices).toEqual([{ title: 'Class added successfully!' }]);

    const next = await openDialog();
    expect(next.getByRole('radio', { name: 'Blue' })).toBeChecked();
    expect(next.getByLabelText(/^Class Name/)).toHaveValue('');
    expect(next.getByLabelText(/^Class Type/)).toHaveDisplayValue('Select a class type');
  });

  it('[S8.8] keeps what was typed when it fails', async () => {
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
});
