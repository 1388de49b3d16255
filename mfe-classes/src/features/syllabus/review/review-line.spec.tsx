import { classId, documentOf, findingOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { SyllabusCard } from '../../../pages/class-page/syllabus-card.tsx';

const { account, server } = serveAccount();
const syllabus = documentOf({ analyzed: true, analysis: 'done' });
const open = () => renderInShell(<SyllabusCard classId={classId} />);

beforeEach(() => {
  account.documents = [syllabus];
});

it('says how many dates are on the calendar and how many to check, and opens their review', async () => {
  const found = { documentId: syllabus.id };
  const waiting = { ...found, outcome: 'to_check', calendarEventId: null };
  account.findings = [findingOf(found), findingOf(found), findingOf({ ...waiting, title: 'Quiz' })];
  open();
  expect(await screen.findByText('2 on your calendar · 1 to check')).toBeVisible();
  const review = screen.getByRole('button', { name: 'Review the dates of syllabus.pdf' });
  await userEvent.click(review);
  expect(await screen.findByRole('dialog', { name: 'Review Dates' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept: Quiz' }));
  expect(await screen.findByRole('heading', { name: 'On your calendar (3)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('3 on your calendar')).toBeVisible();
  await waitFor(() => expect(review).toHaveFocus());
});

it('says how many lines with dates were left out where nothing else was found', async () => {
  const line = { documentId: syllabus.id, outcome: 'left_out', dueDate: null, calendarEventId: null };
  account.findings = [findingOf(line), findingOf(line)];
  open();
  expect(await screen.findByText('2 lines with dates were left out')).toBeVisible();
});

it('asks for the term where the syllabus does not say it', async () => {
  account.termChoices = [{ label: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' }];
  open();
  expect(await screen.findByText('Which term is this? Your dates are waiting for your answer.')).toBeVisible();
});

it('has nothing to review where nothing was found', async () => {
  const { shell } = open();
  const key = ['/api/documents', syllabus.id, 'findings'];
  await waitFor(() => expect(shell.queryClient.getQueryData(key)).toEqual({ findings: [], termChoices: [] }));
  expect(screen.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument();
});

it('says when what was found cannot be fetched, and tries again', async () => {
  account.findings = [findingOf({ documentId: syllabus.id })];
  server.use(http.get('/api/documents/:id/findings', refusal(503, 'no'), { once: true }));
  open();
  expect(await screen.findByText('Failed to fetch the dates of this syllabus')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 on your calendar')).toBeVisible();
});
