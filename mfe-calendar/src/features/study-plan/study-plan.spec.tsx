import { defaultStudyPlan } from '@hub/contracts';
import { renderInShell, serveAccount } from '@hub/mfe/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { StudyPlanButton } from './study-plan-button.tsx';

const { server } = serveAccount();
const sent: unknown[] = [];

const open = async (answer = () => HttpResponse.json(defaultStudyPlan as object)) => {
  sent.length = 0;
  server.use(
    http.get('/api/study-plan', answer),
    http.put('/api/study-plan', async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return HttpResponse.json(body);
    }),
  );
  const shell = renderInShell(<StudyPlanButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Study plan' }));
  return shell;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('a student chooses how much and when to study', async () => {
  const { notices } = await open();
  await userEvent.selectOptions(await screen.findByLabelText('Sessions for each exam'), '6');
  await userEvent.selectOptions(screen.getByLabelText('Length of a session'), '90 minutes');
  await userEvent.selectOptions(screen.getByLabelText('Days before the exam to begin'), '14');
  fireEvent.change(screen.getByLabelText(/^Not before/), { target: { value: '16:00' } });
  await userEvent.click(screen.getByLabelText('Sunday'));
  await userEvent.selectOptions(screen.getByLabelText('Every flashcard at least once in'), 'Off');
  await save();
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Study plan saved' }));
  const chosen = { minutes: 90, sessions: 6, daysBefore: 14, from: '16:00', weekdays: [1, 2, 3, 4, 5, 6], cardDays: 0 };
  expect(sent).toEqual([{ ...defaultStudyPlan, ...chosen }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('hours that are too short and no days are explained at the field, and nothing is lost', async () => {
  await open();
  fireEvent.change(await screen.findByLabelText(/^Not after/), { target: { value: '09:30' } });
  await save();
  expect(screen.getByLabelText(/^Not after/)).toHaveAccessibleDescription('A session does not fit between these times');
  expect(screen.getByLabelText(/^Not after/)).toHaveValue('09:30');
  for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await userEvent.click(screen.getByLabelText(day));
  await save();
  expect(screen.getByText('Please choose at least one day')).toBeVisible();
  expect(sent).toEqual([]);
});

it('suggestions are switched off, and the rest stays for later', async () => {
  await open();
  await userEvent.click(await screen.findByLabelText('Suggest times to study for my exams'));
  expect(screen.queryByRole('combobox', { name: 'Length of a session' })).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(sent).toEqual([{ ...defaultStudyPlan, on: false }]));
});

it('a plan that could not be loaded is loaded by another try', async () => {
  let fails = true;
  await open(() =>
    fails ? HttpResponse.json({ message: 'no' }, { status: 500 }) : HttpResponse.json(defaultStudyPlan),
  );
  expect(await screen.findByText('Your study plan could not be loaded', {}, { timeout: 5000 })).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Length of a session')).toBeVisible();
});
