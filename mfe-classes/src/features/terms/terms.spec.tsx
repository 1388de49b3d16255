import { classOf, refusal, renderInShell, serveAccount, termOf } from '@hub/mfe/testing';
import { addDays, todayIn } from '@hub/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ClassesPage } from '../../pages/classes-page.tsx';
import { chooseFromMenu } from '../../testing.ts';

const { account, server, sent } = serveAccount();

const today = todayIn();
const now = termOf({ name: 'This term', first: addDays(today, -30), last: addDays(today, 60) });
const past = termOf({ name: 'Last term', first: addDays(today, -200), last: addDays(today, -100) });
const showTerms = () => renderInShell(<ClassesPage />, { path: '/classes?show=terms' });
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the class list', () => {
  it('shows the current term and what has none, and the other terms at a click', async () => {
    account.terms = [past, now];
    account.classes = [
      classOf({ name: 'Algebra', termId: past.id }),
      classOf({ name: 'Biology', termId: now.id }),
      classOf({ name: 'Chess club' }),
    ];
    renderInShell(<ClassesPage />);
    expect(await screen.findByText('Biology')).toBeVisible();
    expect(screen.getByText('Chess club')).toBeVisible();
    expect(screen.getByText('Algebra')).not.toBeVisible();
    await userEvent.click(screen.getByText('Last term'));
    expect(screen.getByText('Algebra')).toBeVisible();
    expect(names()).toEqual(['Biology', 'Chess club', 'Algebra']);
  });

  it('shows every class when the terms cannot be loaded', async () => {
    server.use(http.get('/api/terms', refusal(503, 'no')));
    account.classes = [classOf({ name: 'Algebra', termId: past.id })];
    renderInShell(<ClassesPage />);
    expect(await screen.findByText('Algebra')).toBeVisible();
  });
});

describe('the term of a class', () => {
  it('is the current one for a new class, and can be another', async () => {
    account.terms = [past, now];
    server.use(http.post('/api/classes', () => HttpResponse.json(classOf(), { status: 201 })));
    renderInShell(<ClassesPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Class' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Class' }));
    const term = await dialog.findByLabelText('Term');
    expect(term).toHaveDisplayValue('This term');
    await userEvent.selectOptions(term, 'Last term');
    await userEvent.type(dialog.getByLabelText(/^Class Name/), 'Algebra');
    await userEvent.selectOptions(dialog.getByLabelText(/^Class Type/), 'General');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Class' }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ name: 'Algebra', termId: past.id }));
  });

  it('stays when another field is edited', async () => {
    account.terms = [past, now];
    account.classes = [classOf({ name: 'Algebra', termId: now.id })];
    renderInShell(<ClassesPage />);
    await chooseFromMenu('Algebra', 'Edit Class');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Class' }));
    await userEvent.type(dialog.getByLabelText('Instructor'), ' Jr.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ termId: now.id, instructor: 'Dr. Green Jr.' }));
  });
});

describe('the terms', () => {
  it('begin empty, and a term with a break is added', async () => {
    showTerms();
    expect(await screen.findByText('No Terms Yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add Term' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Term' }));
    const setDay = (label: string | RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Fall 2026');
    setDay(/^First Day/, '2026-08-24');
    setDay(/^Last Day/, '2026-12-18');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Break' }));
    await userEvent.type(dialog.getByLabelText('Break 1'), 'Reading week');
    setDay('First day of break 1', '2026-10-12');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Term' }));
    expect(await screen.findByRole('heading', { name: 'Fall 2026' })).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({
      name: 'Fall 2026',
      first: '2026-08-24',
      last: '2026-12-18',
      breaks: [{ name: 'Reading week', first: '2026-10-12', last: '2026-10-12' }],
      rotationDays: null,
    });
  });

  it('say what is wrong, and keep what was typed', async () => {
    account.terms = [now];
    showTerms();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit This term' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Term' }));
    fireEvent.change(dialog.getByLabelText(/^Last Day/), { target: { value: '2000-01-01' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add Break' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(dialog.getByText(/give each break a name/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove break 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(dialog.getByLabelText(/^Last Day/)).toHaveAccessibleDescription('The last day is before the first');
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('This term');
    expect(sent).toEqual([]);
  });

  it('show how many classes each has, and archive them', async () => {
    account.terms = [past, now];
    account.classes = [classOf({ termId: past.id }), classOf({ termId: past.id })];
    const archived: unknown[] = [];
    server.use(
      http.put('/api/terms/:id/archived', async ({ params, request }) => {
        archived.push([params['id'], await request.json()]);
        account.classes = [];
        return HttpResponse.json({ classes: 2 });
      }),
    );
    const { notices } = showTerms();
    expect(await screen.findByText(/2 classes/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Archive the classes of Last term' }));
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: '2 classes archived' }));
    expect(archived).toEqual([[past.id, { archived: true }]]);
    expect(screen.queryByRole('button', { name: /^Archive/ })).not.toBeInTheDocument();
  });

  it('are deleted after a question, with Undo', async () => {
    account.terms = [now];
    const { notices } = showTerms();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete This term' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete This term?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No Terms Yet')).toBeVisible();
    expect(notices.at(-1)).toMatchObject({ title: 'Term deleted', action: { label: 'Undo' } });
  });

  it('can be fetched again after a failure', async () => {
    account.terms = [now];
    server.use(http.get('/api/terms', refusal(503, 'no'), { once: true }));
    showTerms();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'This term' })).toBeVisible();
  });
});
