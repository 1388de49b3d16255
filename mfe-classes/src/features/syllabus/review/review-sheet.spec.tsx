import { documentOf, findingOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReviewSheet } from './review-sheet.tsx';

const { account, server, sent } = serveAccount();
const syllabus = documentOf({ name: 'bio.pdf', filePath: 'k 1', analyzed: true, analysis: 'done' });
const documentId = syllabus.id;
const created = (title: string) => findingOf({ documentId, title });
const toCheck = (title: string, fields = {}) =>
  findingOf({ documentId, title, outcome: 'to_check', calendarEventId: null, probability: 0.6, ...fields });
const leftOut = (quote: string) =>
  findingOf({
    documentId,
    outcome: 'left_out',
    title: '',
    dueDate: null,
    calendarEventId: null,
    probability: null,
    reason: 'policy',
    quote,
  });

const open = () => {
  const closed: string[] = [];
  const page = renderInShell(<ReviewSheet syllabus={syllabus} onClose={() => closed.push('closed')} />);
  return { ...page, closed };
};
const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const item = (name: RegExp) => screen.findByRole('listitem', { name });
/** The button that has the focus when the keys reach a finding. */
const button = (name: string) => screen.findByRole('button', { name });
const calls = () => sent.map(({ call }) => call.replace(documentId, 'bio'));

beforeEach(() => {
  account.documents = [syllabus];
});

describe('the review of a syllabus', () => {
  it('lists what to check first, with day, time, type and the quote of its page', async () => {
    account.findings = [created('Essay'), toCheck('Quiz 2', { dueTime: '14:00', eventType: 'quiz', page: 4 })];
    open();
    const quiz = await item(/Quiz 2/);
    expect(screen.getByRole('dialog', { name: 'Review Dates' })).toHaveAccessibleDescription('bio.pdf');
    expect(screen.getAllByRole('region').map((region) => region.querySelector('h3')?.textContent)).toEqual([
      'To check (1)',
      'On your calendar (1)',
    ]);
    expect(quiz).toHaveAccessibleName('Quiz 2 Fri, Nov 27, 2026, 2:00 PM Quiz');
    expect(within(quiz).getByText('The essay is due on November 27.')).toBeVisible();
    expect(within(quiz).getByText(/Not sure/)).toBeVisible();
    const page = within(quiz).getByRole('link', { name: 'Page 4 of bio.pdf, in a new tab' });
    expect(page).toHaveAttribute('href', '/uploads/k%201#page=4');
    expect(page).toHaveAttribute('target', '_blank');
    expect(within(await item(/Essay/)).queryByText(/Probably right|Not sure|guess/)).not.toBeInTheDocument();
  });

  it('moves what is accepted to the calendar, and Undo moves it back', async () => {
    account.findings = [toCheck('Quiz 2')];
    const { notices, shell } = open();
    shell.queryClient.setQueryData(['/api/events'], []);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept: Quiz 2' }));
    await waitFor(() => expect(section(/^On your calendar/).getByRole('listitem', { name: /Quiz 2/ })).toBeVisible());
    expect(screen.getByText('Nothing to check. Everything found is on your calendar.')).toBeVisible();
    expect(screen.getByText(/Checked by you/)).toBeVisible();
    expect(shell.queryClient.getQueryState(['/api/events'])?.isInvalidated).toBe(true);
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Quiz 2 is on your calendar' }]));
    notices[0]?.action?.onClick();
    await waitFor(() => expect(section(/^To check/).getByRole('listitem', { name: /Quiz 2/ })).toBeVisible());
  });

  it('accepts everything at once', async () => {
    account.findings = [toCheck('Quiz 1'), toCheck('Quiz 2')];
    const { notices } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }));
    expect(await screen.findByRole('heading', { name: 'On your calendar (2)' })).toBeVisible();
    expect(calls()).toEqual(['POST /api/documents/bio/findings/accept']);
    await waitFor(() => expect(notices).toMatchObject([{ title: '2 dates accepted', action: { label: 'Undo' } }]));
  });

  it('shows on demand what was left out and why, and adds it as an event', async () => {
    account.findings = [created('Essay'), leftOut('No late work after October 6')];
    open();
    const fold = await screen.findByRole('button', { name: 'Left out (1)' });
    expect(screen.queryByText('No late work after October 6')).not.toBeInTheDocument();
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText("It's a rule or a note, not something due that day.", { exact: false })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Add as event: No late work after October 6' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to Calendar' }));
    expect(screen.getByText('Date is required')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Last day');
    await userEvent.type(screen.getByLabelText(/^Date/), '2026-10-06');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Calendar' }));
    await waitFor(() => expect(section(/^On your calendar/).getByText('Last day')).toBeVisible());
    expect(screen.queryByRole('button', { name: /^Left out/ })).not.toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({
      title: 'Last day',
      dueDate: '2026-10-06',
      dueTime: null,
      eventType: 'assignment',
    });
  });

  it('keeps what was typed when saving fails', async () => {
    const essay = created('Essay');
    account.findings = [essay];
    server.use(http.post('/api/documents/:id/findings/:findingId/accept', refusal(409, 'Someone was faster.')));
    const { notices, closed } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Essay' }));
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveFocus();
    await userEvent.type(title, ' draft{Enter}');
    await waitFor(() =>
      expect(notices).toEqual([{ title: 'Error', description: 'Someone was faster.', tone: 'destructive' }]),
    );
    expect(title).toHaveValue('Essay draft');
    await userEvent.keyboard('{Escape}');
    expect(title).toBeVisible();
    expect(closed).toEqual([]);

    server.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/Edited by you/)).toBeVisible();
    expect(await button('Edit: Essay draft')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
  });

  it('stays short with 500 findings, and shows more on demand', async () => {
    account.findings = Array.from({ length: 500 }, (_, index) => created(`Reading ${index + 1}`));
    open();
    expect(await screen.findByRole('heading', { name: 'On your calendar (500)' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(screen.getByRole('button', { name: 'Show 25 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    expect(await button('Looks right: Reading 26')).toHaveFocus();
  });
});

describe('the keys of the review', () => {
  it('move between the findings of all sections, and start at the first', async () => {
    account.findings = [created('Essay'), toCheck('Quiz 1'), toCheck('Quiz 2')];
    open();
    expect(await button('Accept: Quiz 1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await button('Accept: Quiz 2')).toHaveFocus();
    await userEvent.keyboard('j');
    expect(await button('Looks right: Essay')).toHaveFocus();
    await userEvent.keyboard('j');
    expect(await button('Looks right: Essay')).toHaveFocus();
    await userEvent.keyboard('k{ArrowUp}');
    expect(await button('Accept: Quiz 1')).toHaveFocus();
  });

  it('decide once while they are held down', async () => {
    account.findings = [toCheck('Quiz 1'), toCheck('Quiz 2')];
    open();
    const accept = await button('Accept: Quiz 1');
    for (const key of ['Enter', 'Backspace']) expect(fireEvent.keyDown(accept, { key, repeat: true })).toBe(false);
    expect(sent).toEqual([]);
  });

  it('accept one after the other without waiting for the server', async () => {
    account.findings = [toCheck('Quiz 1'), toCheck('Quiz 2'), toCheck('Quiz 3')];
    open();
    await item(/Quiz 1/);
    await userEvent.keyboard('{Enter}{Enter}');
    expect(await button('Accept: Quiz 3')).toHaveFocus();
    expect(await screen.findByRole('heading', { name: 'On your calendar (2)' })).toBeVisible();
    expect(section(/^To check/).getAllByRole('listitem')).toHaveLength(1);
  });

  it('dismiss, and keep the focus on the nearest finding that is left', async () => {
    account.findings = [created('Essay'), created('Exam')];
    const { notices } = open();
    await item(/Essay/);
    await userEvent.keyboard('j{Backspace}');
    expect(await button('Looks right: Essay')).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /Exam/ })).not.toBeInTheDocument());
    await waitFor(() =>
      expect(notices).toMatchObject([{ title: 'Exam removed from your calendar', action: { label: 'Undo' } }]),
    );
    await userEvent.keyboard('{Backspace}');
    const add = await screen.findByRole('button', { name: 'Add Event' });
    await waitFor(() => expect(add).toHaveFocus());
    notices[1]?.action?.onClick();
    expect(await button('Looks right: Essay')).toHaveFocus();
  });

  it('edit, and Escape leaves a form that was not touched', async () => {
    account.findings = [created('Essay')];
    const { closed } = open();
    await item(/Essay/);
    await userEvent.keyboard('e');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Essay');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await button('Looks right: Essay')).toHaveFocus();
    expect(closed).toEqual([]);
  });

  it('ask for a day before they accept a line that was left out', async () => {
    account.findings = [created('Essay'), leftOut('Reading week is in November')];
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Left out (1)' }));
    (await button('Looks right: Essay')).focus();
    await userEvent.keyboard('j{Enter}');
    expect(screen.getByLabelText(/^Date/)).toHaveValue('');
    expect(sent).toEqual([]);
  });

  it('type text in a form', async () => {
    account.findings = [toCheck('Quiz 1'), toCheck('Quiz 2')];
    open();
    await button('Accept: Quiz 1');
    await userEvent.keyboard('E');
    const title = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'jke{Backspace}');
    expect(title).toHaveValue('Quiz 1jk');
    expect(sent).toEqual([]);
  });

  it('leave a finding where it is when its decision fails', async () => {
    account.findings = [toCheck('Quiz 1'), toCheck('Quiz 2')];
    server.use(http.post('/api/documents/:id/findings/:findingId/dismiss', () => HttpResponse.error()));
    const { notices } = open();
    await item(/Quiz 1/);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Error', description: 'Failed to dismiss the date' }]));
    expect(await item(/Quiz 1/)).not.toHaveAttribute('aria-busy');
    expect(await button('Accept: Quiz 2')).toHaveFocus();
  });
});

describe('a syllabus that does not say its term', () => {
  it('asks which one it is, and puts the dates on the calendar after the answer', async () => {
    account.termChoices = [
      { label: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' },
      { label: 'Spring 2027', first: '2027-01-11', last: '2027-05-14' },
    ];
    account.findings = [findingOf({ documentId, title: 'Essay', calendarEventId: null })];
    const { notices } = open();
    expect(await screen.findByRole('heading', { name: 'Which term is this?' })).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Spring 2027' }));
    expect(await button('Looks right: Essay')).toHaveFocus();
    expect(sent).toMatchObject([
      { call: `POST /api/documents/${documentId}/term`, body: { first: '2027-01-11', last: '2027-05-14' } },
    ]);
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Dates added for Spring 2027' }]));
  });
});

describe('a review without findings', () => {
  it('says so, and adds an event', async () => {
    account.findings = [leftOut('See the website for dates')];
    const { notices } = open();
    expect(await screen.findByText('No dates found in this syllabus')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Left out (1)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add Event' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Final');
    await userEvent.type(screen.getByLabelText(/^Date/), '2026-12-14');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Exam');
    await userEvent.click(screen.getByRole('button', { name: 'Add Event' }));
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Final is on your calendar' }]));
    expect(account.events).toMatchObject([
      { classId: syllabus.classId, title: 'Final', dueDate: '2026-12-14', eventType: 'exam' },
    ]);
  });

  it('shows that it loads, and what failed with a way to retry', async () => {
    account.findings = [created('Essay')];
    server.use(
      http.get('/api/documents/:id/findings', async () => (await delay(50), refusal(503, 'no')()), { once: true }),
    );
    open();
    expect(screen.getByRole('status', { name: 'Loading the dates' })).toBeVisible();
    expect(await screen.findByText('Failed to fetch the dates of this syllabus')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await button('Looks right: Essay')).toHaveFocus();
  });
});
