import { type ClassGradeView, FoundWeight, GradesView } from '@hub/contracts';
import { classOf, eventOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ClassesPage } from '../../pages/classes-page.tsx';
import { GradesCard } from './grades-card.tsx';

const { account, server, sent } = serveAccount();
const biology = classOf();
const [homework, final] = [crypto.randomUUID(), crypto.randomUUID()];
const category = { dropLowest: 0, counting: 'points', extra: false };
const bookOf = (items: object[] = []) =>
  GradesView.parse({
    classId: biology.id,
    scale: 'us-plus-minus',
    credits: null,
    categories: [
      { ...category, id: homework, name: 'Homework', weight: 60 },
      { ...category, id: final, name: 'Final exam', weight: 40 },
    ],
    items: items.map((item) => ({
      id: crypto.randomUUID(),
      categoryId: homework,
      eventId: null,
      taskId: null,
      ...item,
    })),
  });
const sheet = { name: 'Sheet 1', earned: 17, possible: 20 };
const open = async () => {
  renderInShell(<GradesCard classId={biology.id} />);
  return within(await screen.findByRole('region', { name: 'Grades' }));
};
const neededFor = (letter: string) =>
  within(screen.getByRole('rowheader', { name: letter }).closest('tr') as HTMLElement).getByRole('cell').textContent;

describe('the grades of a class', () => {
  it('begin with a category', async () => {
    const card = await open();
    expect(await card.findByText('No Grades Yet')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Add Category' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Category' }));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Quizzes');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Category' }));
    expect(await dialog.findByText('Please enter a number')).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Quizzes');
    await userEvent.type(dialog.getByLabelText(/^Weight/), '12,5');
    await userEvent.click(dialog.getByLabelText(/^Extra credit/));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Category' }));
    expect(await card.findByRole('heading', { name: 'Quizzes' })).toBeVisible();
    expect(sent).toMatchObject([{ body: { categories: [{ name: 'Quizzes', weight: 12.5, extra: true }] } }]);
  });

  it('show the current grade, by weights and letters', async () => {
    account.grades = [bookOf([sheet])];
    const card = await open();
    expect((await card.findByText('85 %')).parentElement).toHaveTextContent('85 %B');
    expect(card.getByText('60 % of the grade · now at 85 %')).toBeVisible();
  });

  it('are changed in place: leaving the field or Enter saves, and what is no result stays typed', async () => {
    account.grades = [bookOf([sheet])];
    const card = await open();
    const result = await card.findByLabelText('Result of Sheet 1');
    await userEvent.clear(result);
    await userEvent.type(result, 'great{Enter}');
    expect(await card.findByRole('alert')).toHaveTextContent('Please enter points such as 17/20');
    expect(result).toHaveValue('great');
    expect(sent).toEqual([]);
    await userEvent.clear(result);
    await userEvent.type(result, '19/20');
    await userEvent.tab();
    expect(await card.findByText('95 %')).toBeVisible();
    expect(sent).toMatchObject([{ body: { name: 'Sheet 1', earned: 19, possible: 20 } }]);
  });

  it('are added for a date of the class, which names them', async () => {
    account.grades = [bookOf()];
    const essay = eventOf({ classId: biology.id, title: 'Essay' });
    account.events = [essay];
    const card = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Add a grade to Homework' }));
    const form = within(card.getByRole('form', { name: 'Add a grade to Homework' }));
    await userEvent.selectOptions(form.getByLabelText('Belongs to'), essay.id);
    await userEvent.type(form.getByLabelText('Result'), '90 %');
    await userEvent.click(form.getByRole('button', { name: 'Add Grade' }));
    expect(await card.findByLabelText('Result of Essay')).toHaveValue('90 %');
    expect(sent).toMatchObject([{ body: { name: 'Essay', earned: 90, possible: null, eventId: essay.id } }]);
  });

  it('lose a category with its grades after a question', async () => {
    account.grades = [bookOf([sheet])];
    const card = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Delete Homework' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Homework?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(card.queryByRole('heading', { name: 'Homework' })).not.toBeInTheDocument());
  });

  it('that could not be read can be read again', async () => {
    server.use(http.get('/api/grades/:id', refusal(503, 'no'), { once: true }));
    account.grades = [bookOf([sheet])];
    const card = await open();
    expect(await card.findByText('Failed to fetch grades')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByText('85 %')).toBeVisible();
  });

  it('have a scale of choice', async () => {
    account.grades = [bookOf([sheet])];
    const card = await open();
    await userEvent.selectOptions(await card.findByLabelText('Scale'), 'german');
    await waitFor(() => expect(card.getByText('85 %').parentElement).toHaveTextContent('85 %1,7'));
    expect(sent).toMatchObject([{ call: `PATCH /api/grades/${biology.id}`, body: { scale: 'german' } }]);
  });
});

describe('what is needed, and what if', () => {
  it('says what the final must bring for each letter', async () => {
    account.grades = [bookOf([sheet])];
    const card = await open();
    expect(await card.findByText(/^You need/)).toHaveTextContent('You need · Final exam');
    expect(neededFor('A (93 %)')).toBe('out of reach: 105 %');
    expect(neededFor('A- (90 %)')).toBe('at least 97.5 %');
    expect(neededFor('D- (60 %)')).toBe('at least 22.5 %');
  });

  it('does not depend on what was tried for the same result, and leaves out what is reached anyway', async () => {
    account.grades = [bookOf([{ ...sheet, earned: 20 }])];
    const card = await open();
    await userEvent.type(await card.findByLabelText('Assumed result of Final exam, in percent'), '95');
    expect(neededFor('A (93 %)')).toBe('at least 82.5 %');
    expect(neededFor('D- (60 %)')).toBe('any result');
    expect(card.getAllByText('any result')).toHaveLength(1);
  });

  it('tries results that are stored nowhere', async () => {
    account.grades = [bookOf([sheet, { name: 'Sheet 2', earned: null, possible: 20 }])];
    const card = await open();
    await userEvent.type(await card.findByLabelText('Assumed result of Final exam, in percent'), '100');
    expect(card.getByRole('status')).toHaveTextContent('With these results91 %A-');
    await userEvent.selectOptions(card.getByLabelText('In'), 'Sheet 2');
    expect(neededFor('A (93 %)')).toBe('at least 91.67 %');
    await userEvent.click(card.getByRole('button', { name: 'Clear' }));
    expect(card.queryByRole('status')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

describe('the weights of the syllabus', () => {
  const found = (name: string, weight: number, quote: string) =>
    FoundWeight.parse({ name, weight, dropLowest: 0, extra: false, documentId: crypto.randomUUID(), page: 1, quote });

  it('are proposed, changed by the student, and added only when they say so', async () => {
    account.weights = [
      found('Homework', 40, 'Homework (40%)'),
      found('Exams', 60, 'Exams 60%'),
      found('Late', 10, '10%'),
    ];
    const card = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Read Weights from Syllabus' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Weights in Your Syllabus' }));
    expect(await dialog.findByText('Homework (40%)')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByLabelText('Take Late'));
    const weight = dialog.getByLabelText('Weight of category 1');
    await userEvent.clear(weight);
    expect(dialog.getByRole('alert')).toHaveTextContent('Please enter a number');
    await userEvent.type(weight, '35');
    expect(dialog.getByText('They add up to 95 %')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 Categories' }));
    expect(await card.findByRole('heading', { name: 'Exams' })).toBeVisible();
    expect(sent).toMatchObject([{ body: { categories: [{ name: 'Homework', weight: 35 }, { name: 'Exams' }] } }]);
    expect(card.getByText(/^The weights add up to 95/)).toBeVisible();
  });

  it('leave out what the class has, unless the student takes it', async () => {
    account.grades = [bookOf()];
    account.weights = [found('homework', 40, 'homework 40%'), found('Essay', 10, 'Essay 10%')];
    const card = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Read Weights from Syllabus' }));
    expect(await screen.findByLabelText('Take homework')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Add 1 Category' })).toBeEnabled();
  });

  it('may be stated nowhere', async () => {
    const card = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Read Weights from Syllabus' }));
    expect(await screen.findByText('No Weights Found')).toBeVisible();
  });
});

describe('the average on the class list', () => {
  it('is of graded classes in use, by credits, and also with archived ones', async () => {
    account.classes = [biology];
    const grade = { scale: 'us-plus-minus', credits: null, archived: false } as const;
    const past = classOf();
    account.classGrades = [
      { ...grade, classId: biology.id, percent: 95 },
      { ...grade, classId: past.id, percent: 84, archived: true },
    ] satisfies ClassGradeView[];
    renderInShell(<ClassesPage />);
    const card = within(await screen.findByRole('region', { name: 'Your Average' }));
    expect(card.getByText('GPA 4.00')).toBeVisible();
    expect(card.getByText('GPA 3.50 with archived classes')).toBeVisible();
    expect(await card.findByText('Biology A (95 %)')).toBeVisible();
  });

  it('is not shown before anything is graded', async () => {
    account.classes = [biology];
    renderInShell(<ClassesPage />);
    expect(await screen.findByText('Biology')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your Average' })).not.toBeInTheDocument();
  });
});
