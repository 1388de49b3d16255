import { progressKey } from '@hub/mfe';
import {
  changed,
  classId,
  classOf,
  documentOf,
  refusal,
  renderInShell,
  serveAccount,
  setOf,
  testOf,
} from '@hub/mfe/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { FlashcardSection } from '../features/flashcards/flashcard-section.tsx';
import { PracticeSection } from '../features/practice-tests/practice-section.tsx';

const { account, server, sent } = serveAccount();

const biology = classOf({ id: classId, name: 'Biology' });
const tools = {
  'AI Generate Cards': {
    view: <FlashcardSection classId={classId} />,
    title: /^Set Title/,
    call: '/api/generate-flashcards',
  },
  'Generate Practice Test': {
    view: <PracticeSection classId={classId} />,
    title: /^Title/,
    call: '/api/practice-tests/generate',
  },
} as const;
type Tool = keyof typeof tools;

const open = async (tool: Tool) => {
  account.classes = [biology];
  const shell = renderInShell(tools[tool].view);
  await userEvent.click(await screen.findByRole('button', { name: tool }));
  const form = within(await screen.findByRole('dialog', { name: tool }));
  await form.findByRole('option', { name: 'Biology' });
  const submit = () => userEvent.click(form.getByRole('button', { name: tool }));
  const fill = async () => {
    await userEvent.type(form.getByLabelText(/^What should it be about/), 'cell division');
    await userEvent.type(form.getByLabelText(tools[tool].title), 'Cells');
  };
  return { ...shell, form, submit, fill };
};
const generate = async (tool: Tool, countLabel: string) => {
  const { notices, form, submit, fill } = await open(tool);
  const options = within(form.getByLabelText(countLabel)).getAllByRole('option');
  const counts = options.map(({ textContent }) => textContent);
  await fill();
  await submit();
  await waitFor(() => expect(notices).toHaveLength(1));
  return { counts, notices };
};
const missing = { title: 'Please fill in all required fields', tone: 'destructive' };

describe('generating flashcards', () => {
  it(
    'requests 10 cards for the open class by default, and shows what was generated',
    { tags: ['S2.155', 'S5.31', 'S9.27', 'S8.49'] },
    async () => {
      server.use(
        http.post('/api/generate-flashcards', () => {
          const set = setOf({ aiGenerated: true, cardCount: 8 });
          account.sets = [set];
          return changed({ set, generated: 8, modelUsed: 'Built-in' });
        }),
      );
      const { counts, notices } = await generate('AI Generate Cards', 'Number of Cards');
      expect(counts).toEqual(['5', '10', '15', '20']);
      expect(notices[0]).toMatchObject({
        title: 'AI Generation Complete!',
        description: 'Generated 8 flashcards using Built-in (8 of 10: your documents do not allow more good ones)',
        action: { label: 'Undo' },
      });
      expect(sent[0]?.body).toEqual({
        classId,
        prompt: 'cell division',
        setTitle: 'Cells',
        setDescription: null,
        numberOfCards: 10,
      });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(await screen.findByRole('region', { name: 'Cards of Cells' })).toBeVisible();
    },
  );

  it.each([
    ['prompt', /^What should it be about/],
    ['set title', /^Set Title/],
    ['class', /^Class/],
  ])('needs its %s', { tags: ['S5.28', 'S5.29', 'S5.30'] }, async (_what, label) => {
    const { notices, form, submit, fill } = await open('AI Generate Cards');
    await fill();
    const field = form.getByLabelText(label);
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, '');
    else await userEvent.clear(field);
    await submit();
    expect(notices).toEqual([missing]);
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Please fill in all required fields'));
    expect(sent).toEqual([]);
  });

  it('uses every document that is not unticked', async () => {
    const [slides, notes] = [documentOf({ name: 'slides.pdf' }), documentOf({ name: 'notes.txt' })];
    account.documents = [slides, notes];
    server.use(http.post('/api/generate-flashcards', refusal(503, 'no')));
    const { notices, form, submit, fill } = await open('AI Generate Cards');
    await fill();
    await userEvent.click(await form.findByRole('checkbox', { name: 'notes.txt' }));
    await submit();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ documentIds: [slides.id] });
    await userEvent.click(form.getByRole('checkbox', { name: 'notes.txt' }));
    await submit();
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(sent[1]?.body).not.toHaveProperty('documentIds');
  });

  it('is ready to be sent for the note whose page links here', async () => {
    const [slides, note] = [documentOf({ name: 'slides.pdf' }), documentOf({ name: 'Week 1.txt' })];
    account.classes = [biology];
    account.documents = [slides, note];
    server.use(http.post('/api/generate-flashcards', refusal(503, 'no')));
    const { notices } = renderInShell(<FlashcardSection classId={classId} />, {
      path: `/class/${classId}?tab=study&cards=${note.id}&title=Week+1`,
    });
    const form = within(await screen.findByRole('dialog', { name: 'AI Generate Cards' }));
    expect(await form.findByRole('checkbox', { name: 'Week 1.txt' })).toBeChecked();
    expect(form.getByRole('checkbox', { name: 'slides.pdf' })).not.toBeChecked();
    await form.findByRole('option', { name: 'Biology' });
    await userEvent.click(form.getByRole('button', { name: 'AI Generate Cards' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ setTitle: 'Week 1', documentIds: [note.id] });
  });
});

describe('generating a practice test', () => {
  it(
    'requests 10 questions of medium difficulty by default, and shows what was generated',
    { tags: ['S2.165', 'S9.28', 'S5.38', 'S8.50'] },
    async () => {
      server.use(
        http.post('/api/practice-tests/generate', () => {
          const test = testOf({ title: 'Cells' });
          account.tests = [test];
          return changed({ test, generated: 10, modelUsed: 'gpt' });
        }),
      );
      const { counts, notices } = await generate('Generate Practice Test', 'Number of Questions');
      expect(counts).toEqual(['5', '10', '15', '20']);
      expect(notices[0]).toMatchObject({
        title: 'AI Generation Complete!',
        description: 'Generated 10 questions using gpt',
      });
      expect(sent[0]?.body).toMatchObject({ difficulty: 'medium', questionCount: 10, description: null });
      expect(await screen.findByRole('heading', { name: 'Cells' })).toBeVisible();
    },
  );

  it('needs prompt, title and class', { tags: ['S5.36'] }, async () => {
    const { notices, submit } = await open('Generate Practice Test');
    await submit();
    expect(notices).toEqual([missing]);
    expect(sent).toEqual([]);
  });
});

describe.each([
  {
    tool: 'AI Generate Cards',
    workflow: 'writeFlashcards',
    failed: 'Failed to generate flashcards',
    line: 'S8.21',
  },
  {
    tool: 'Generate Practice Test',
    workflow: 'writePracticeTest',
    failed: 'Failed to generate practice test',
    line: 'S8.25',
  },
] as const)('while and after "$tool"', ({ tool, workflow, failed, line }) => {
  it('shows that it is generating and its current step, and cannot be submitted twice', async () => {
    server.use(http.post(tools[tool].call, () => delay('infinite')));
    const { form, submit, fill, shell } = await open(tool);
    await fill();
    await submit();
    const button = await form.findByRole('button', { name: 'Generating...' });
    expect(button).toBeDisabled();
    expect(form.getByRole('progressbar')).not.toHaveAttribute('value');
    act(() => {
      const progress = { workflow, subjectId: '7', step: 'Reading your documents', fraction: 0.4 };
      shell.queryClient.setQueryData(progressKey('7'), progress);
      shell.queryClient.setQueryData(progressKey('8'), { ...progress, workflow: 'analyzeSyllabus', step: 'Elsewhere' });
    });
    expect(await form.findByText('Reading your documents')).toBeVisible();
    expect(form.getByRole('progressbar')).toHaveValue(40);
    expect(sent).toHaveLength(1);
  });

  it(`[${line}] a failure shows its reason and keeps the form`, async () => {
    const reason = 'AI is unavailable at the moment. Please try again later.';
    server.use(http.post(tools[tool].call, refusal(503, reason)));
    const { notices, form, submit, fill } = await open(tool);
    await fill();
    await submit();
    await waitFor(() => expect(notices).toEqual([{ title: failed, description: reason, tone: 'destructive' }]));
    expect(form.getByLabelText(/^What should it be about/)).toHaveValue('cell division');
    expect(form.getByRole('button', { name: tool })).toBeEnabled();
  });

  it('a broken connection is shown without a reason', async () => {
    server.use(http.post(tools[tool].call, () => HttpResponse.error()));
    const { notices, submit, fill } = await open(tool);
    await fill();
    await submit();
    await waitFor(() => expect(notices).toEqual([{ title: failed, tone: 'destructive' }]));
  });
});
