import type { ClassProposal } from '@hub/contracts';
import { classOf, documentOf, findingOf, refusal, renderInShell, serveAccount, termOf } from '@hub/mfe/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { NewClassesDialog } from './new-classes-dialog.tsx';

const { account, server } = serveAccount();
const mosses: ClassProposal = {
  name: 'Mosses',
  courseCode: 'BOT 150',
  instructor: 'Wren Abernathy',
  term: { label: 'Fall 2026', first: null, last: null },
};
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const open = (...accepted: File[]) => {
  const closed: true[] = [];
  renderInShell(<NewClassesDialog dropped={{ accepted, refused: [] }} onClose={() => closed.push(true)} />);
  return { closed };
};
const dropMore = (...files: File[]) => {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(screen.getByRole('button', { name: /^Drop/ }), { dataTransfer: { files, items, types: ['Files'] } });
};
const line = async (name: string) => within(await screen.findByRole('listitem', { name: `Class from ${name}` }));
const willPropose = (...answers: (() => Response | Promise<Response>)[]) => {
  let next = 0;
  server.use(
    http.post('/api/documents/propose-class', () => {
      const answer = answers[Math.min(next, answers.length - 1)];
      next += 1;
      return answer?.();
    }),
  );
};
const proposed =
  (changed: Partial<ClassProposal> = {}) =>
  () =>
    HttpResponse.json({ ...mosses, ...changed });

const syllabus = documentOf({ type: 'syllabus', analysis: 'done' });

beforeEach(() => {
  willPropose(proposed());
  server.use(
    http.post('/api/classes', async ({ request }) => {
      const item = classOf((await request.json()) as object);
      account.classes = [...account.classes, item];
      return HttpResponse.json(item, { status: 201 });
    }),
    http.post('/api/documents/upload', () => HttpResponse.json(syllabus, { status: 201 })),
    http.post('/api/documents/:id/analyze', () => HttpResponse.json({ document: syllabus, scheduled: 1 })),
  );
});

describe('dropped syllabi', () => {
  it('become classes, and lead to the review of their dates', async () => {
    account.classes = [classOf({ color: 'blue', courseCode: 'BIO 101' })];
    account.findings = [
      findingOf({ documentId: syllabus.id, outcome: 'created' }),
      findingOf({ documentId: syllabus.id, outcome: 'to_check', calendarEventId: null }),
    ];
    const { closed } = open(pdf('mosses.pdf'));
    expect(await screen.findByText('1 class found')).toBeVisible();
    const fields = await line('mosses.pdf');
    expect(fields.getByLabelText(/^Class Name/)).toHaveValue('Mosses');
    expect(fields.getByLabelText('Instructor')).toHaveValue('Wren Abernathy');
    expect(fields.getByRole('radio', { name: 'Green' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Create Class' }));

    const link = await screen.findByRole('link', { name: 'Review the dates of Mosses' });
    expect(screen.getByText('1 date added · 1 to check')).toBeVisible();
    const added = account.classes.at(-1);
    expect(added).toMatchObject({ name: 'Mosses', courseCode: 'BOT 150', color: 'green', description: 'Fall 2026' });
    expect(link).toHaveAttribute('href', `/class/${added?.id}?review=${syllabus.id}`);
    await userEvent.click(link);
    expect(closed).toEqual([true]);
  });

  it('add the term that they state, once, and use one of that name', async () => {
    const spring = { label: 'Spring 2027', first: '2027-01-18', last: '2027-05-07' };
    account.terms = [termOf({ name: 'Fall 2026' })];
    willPropose(
      proposed({ name: 'Ferns', courseCode: null, term: spring }),
      proposed({ name: 'Roots', courseCode: null, term: spring }),
      proposed(),
    );
    open(pdf('ferns.pdf'), pdf('roots.pdf'), pdf('mosses.pdf'));
    await userEvent.click(await screen.findByRole('button', { name: 'Create 3 Classes' }));
    await waitFor(() => expect(account.classes).toHaveLength(3));
    expect(account.terms.map(({ name, first, last }) => [name, first, last])).toEqual([
      ['Fall 2026', '2026-08-24', '2026-12-18'],
      ['Spring 2027', '2027-01-18', '2027-05-07'],
    ]);
    const [fall, added] = account.terms;
    const terms = new Map(account.classes.map(({ name, termId }) => [name, termId]));
    expect([terms.get('Ferns'), terms.get('Roots'), terms.get('Mosses')]).toEqual([added?.id, added?.id, fall?.id]);
  });

  it('can be changed before, and need a name', async () => {
    open(pdf('mosses.pdf'));
    const name = await (await line('mosses.pdf')).findByLabelText(/^Class Name/);
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Create Class' }));
    expect(await screen.findByText('Class name is required.')).toBeVisible();
    expect(account.classes).toEqual([]);
    await userEvent.type(name, 'Mosses and Ferns');
    await userEvent.click(screen.getByRole('radio', { name: 'Pink' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Class' }));
    await waitFor(() => expect(account.classes).toMatchObject([{ name: 'Mosses and Ferns', color: 'pink' }]));
  });

  it('are added to a class that is there already', async () => {
    const own = classOf({ name: 'Bryology', courseCode: 'bot150', description: null });
    account.classes = [own];
    open(pdf('mosses.pdf'));
    expect(await screen.findByText('This file becomes the syllabus of Bryology.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add Syllabus' }));
    expect(await screen.findByRole('link', { name: 'Review the dates of Bryology' })).toHaveAttribute(
      'href',
      `/class/${own.id}?review=${syllabus.id}`,
    );
    expect(account.classes).toEqual([own]);
  });

  it('show their errors one by one, and keep what was typed', async () => {
    willPropose(proposed(), refusal(422, 'No text was found.'), proposed({ name: 'Ferns', courseCode: null }));
    open(pdf('mosses.pdf'));
    const name = await (await line('mosses.pdf')).findByLabelText(/^Class Name/);
    await userEvent.type(name, ' I');
    dropMore(pdf('ferns.pdf'), new File(['MZ'], 'setup.exe'));
    const ferns = await line('ferns.pdf');
    expect(await ferns.findByRole('alert')).toHaveTextContent('No text was found.');
    expect((await line('setup.exe')).getByRole('alert')).toHaveTextContent('Please upload PDF');
    expect(name).toHaveValue('Mosses I');
    await userEvent.click(ferns.getByRole('button', { name: 'Read ferns.pdf again' }));
    expect(await ferns.findByLabelText(/^Class Name/)).toHaveValue('Ferns');
    expect(ferns.getByRole('radio', { name: 'Green' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Create 2 Classes' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove setup.exe' }));
    expect(screen.queryByRole('listitem', { name: 'Class from setup.exe' })).not.toBeInTheDocument();
  });

  it('that cannot be read can be filled in', async () => {
    willPropose(refusal(503, 'AI is unavailable at the moment.'));
    open(pdf('bees.pdf'));
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in the class of bees.pdf myself' }));
    expect(screen.getByLabelText(/^Class Name/)).toHaveValue('bees');
  });

  it('are at most ten', async () => {
    willPropose(() => delay('infinite') as never);
    open(...Array.from({ length: 12 }, (_, index) => pdf(`${index}.pdf`)));
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByText(/^You can add 10 classes at a time/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Create/ })).toBeDisabled();
  });

  it('continue after a failure where they stopped', async () => {
    let uploads = 0;
    server.use(
      http.post('/api/documents/upload', () => {
        uploads += 1;
        return uploads === 1 ? refusal(507, 'The service is full.')() : HttpResponse.json(syllabus, { status: 201 });
      }),
    );
    open(pdf('mosses.pdf'));
    await userEvent.click(await screen.findByRole('button', { name: 'Create Class' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is full.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again with mosses.pdf' }));
    expect(await screen.findByText('No dates found. You can add them yourself.')).toBeVisible();
    expect(account.classes).toHaveLength(1);
    expect(uploads).toBe(2);
  });
});
