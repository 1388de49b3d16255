import { actionTypes, getStats, listClasses, listEvents, listTasks } from '@hub/contracts';
import { keyOf } from '@hub/mfe';
import { classId, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AssistantPanel } from '../../slots/assistant-panel.tsx';

const { server, sent } = serveAccount();
const path = '/api/scheduling-assistant/chat';
const commandId = '0b5f6c1e-9d3c-4a41-8f6b-5d0b6a0c7d11';

afterEach(() => vi.unstubAllGlobals());

const answers = (message: string, ...actions: object[]) =>
  server.use(http.post(path, () => HttpResponse.json({ message, actions })));

const button = () => screen.getByRole('button', { name: 'Open the scheduling assistant' });
const box = () => screen.getByPlaceholderText('Ask me to manage your schedule...');
const open = async (at = '/tasks') => {
  const page = renderInShell(<AssistantPanel />, { path: at });
  await userEvent.click(button());
  await screen.findByPlaceholderText('Ask me to manage your schedule...');
  return { ...page, panel: within(screen.getByRole('dialog', { name: 'AI Scheduling Assistant' })) };
};
const say = (text: string) => userEvent.type(box(), `${text}{Enter}`);

describe('the scheduling assistant’s panel', () => {
  it(
    'opens from a round button, sends nothing until then, and takes the focus',
    { tags: ['S2.53', 'S2.54', 'S2.270', 'S2.273', 'S4.50'] },
    async () => {
      renderInShell(<AssistantPanel />);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(button());
      expect(await screen.findByRole('heading', { name: 'AI Scheduling Assistant' })).toBeVisible();
      await waitFor(() => expect(box()).toHaveFocus());
      expect(sent).toEqual([]);
    },
  );

  it(
    'greets with all that it can do',
    { tags: ['S2.284', 'S2.285', 'S2.286', 'S2.287', 'S2.288', 'S2.289'] },
    async () => {
      const { panel } = await open();
      expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
        'Manage your schedule',
        'Create tasks and events',
        'Edit items',
        'Delete items',
        'Answer questions',
        'Navigate directly',
      ]);
    },
  );

  it('keeps the messages when it is closed, and returns the focus', { tags: ['S2.271', 'S2.280'] }, async () => {
    answers('Nothing is due.');
    const { panel } = await open();
    await say('What is due?');
    expect(await panel.findByText('Nothing is due.')).toBeVisible();
    expect(panel.getAllByText(/^\d{1,2}:\d{2} [AP]M$/)).toHaveLength(2);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    await userEvent.click(button());
    expect(await screen.findByText('Nothing is due.')).toBeVisible();
  });

  it('keeps it for this student and this tab, also when the page is loaded again', async () => {
    answers('Nothing is due.');
    const page = await open();
    await say('What is due?');
    await page.panel.findByText('Nothing is due.');
    page.unmount();
    await open();
    expect(await screen.findByText('Nothing is due.')).toBeVisible();
    expect(Object.keys(sessionStorage)).toEqual([`hub.assistant.${page.shell.user.id}`]);
  });

  it.each(['nonsense', '[{"role":"boss"}]'])(
    'starts empty when the stored messages cannot be read: %s',
    async (text) => {
      sessionStorage.setItem('hub.assistant.3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11', text);
      const { panel } = await open();
      expect(panel.getByText('Edit items')).toBeVisible();
    },
  );

  it('clears to the greeting and closes', { tags: ['S2.272', 'S4.51'] }, async () => {
    answers('Nothing is due.');
    const { panel } = await open();
    await say('What is due?');
    await panel.findByText('Nothing is due.');
    await userEvent.click(panel.getByRole('button', { name: 'Clear chat and close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    await userEvent.click(button());
    expect(await screen.findByText('Manage your schedule')).toBeVisible();
    expect(screen.queryByText('Nothing is due.')).not.toBeInTheDocument();
  });

  it('shows nothing of a reply that comes after the conversation was cleared', async () => {
    server.use(
      http.post(path, async () => {
        await delay(100);
        return HttpResponse.json({ message: 'Too late', actions: [{ type: 'CREATE_TASK', summary: 'Read' }] });
      }),
    );
    const { panel, notices } = await open();
    await say('Add a task');
    await userEvent.click(panel.getByRole('button', { name: 'Clear chat and close' }));
    await waitFor(() => expect(notices).toHaveLength(1)); // the change was made all the same, and is reported
    await userEvent.click(button());
    expect(await screen.findByText('Manage your schedule')).toBeVisible();
    expect(screen.queryByText('Too late')).not.toBeInTheDocument();
  });
});

describe('a message to the scheduling assistant', () => {
  it(
    'is sent by Enter, while Shift+Enter makes a new line, and one at a time',
    { tags: ['S2.274', 'S2.275', 'S2.277', 'S2.278', 'S5.40'] },
    async () => {
      server.use(http.post(path, () => delay('infinite')));
      const { panel } = await open();
      await userEvent.type(box(), 'Read{Shift>}{Enter}{/Shift}and write');
      expect(box()).toHaveValue('Read\nand write');
      expect(sent).toEqual([]);
      await userEvent.keyboard('{Enter}');
      expect(await panel.findByText('Assistant is thinking...')).toBeVisible();
      expect(panel.getByText(/Read\s+and write/)).toBeVisible();
      await userEvent.type(box(), 'And more');
      expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      expect(sent).toHaveLength(1);
      expect(box()).toHaveValue('And more');
    },
  );

  it('is not sent while it is blank', { tags: ['S2.276', 'S5.39'] }, async () => {
    const { panel } = await open();
    expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(box(), '   {Enter}');
    expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(sent).toEqual([]);
  });

  it(
    'goes with what the page knows and the last six messages, not the greeting',
    { tags: ['S3.45', 'S7.62', 'S7.63', 'S7.64', 'S9.39'] },
    async () => {
      const { panel, shell } = await open();
      const task = { id: commandId, title: 'Read', dueDate: null, completed: false, description: null };
      shell.queryClient.setQueryData(keyOf(listTasks), [task]);
      for (const text of ['one', 'two', 'three', 'four']) {
        answers(`to ${text}`);
        await say(text);
        await panel.findByText(`to ${text}`);
      }
      const { message, context, chatHistory } = (sent.at(-1)?.body ?? {}) as Record<string, unknown>;
      expect(message).toBe('four');
      expect(context).toEqual({
        classes: [],
        events: [],
        tasks: [{ id: commandId, title: 'Read', dueDate: null }],
        documents: [],
        currentDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      });
      expect(chatHistory).toEqual(
        ['one', 'two', 'three'].flatMap((text) => [
          { role: 'user', content: text },
          { role: 'assistant', content: `to ${text}` },
        ]),
      );
    },
  );

  it(
    'keeps what was typed when there is no reply, says why, and sends the same again',
    { tags: ['S8.33', 'S8.34'] },
    async () => {
      server.use(http.post(path, refusal(503, 'AI is unavailable at the moment. Please try again later.')));
      const { panel, notices } = await open();
      await say('Add a task');
      expect(await panel.findByRole('alert')).toHaveTextContent(
        'Failed to get response from assistant. AI is unavailable at the moment. Please try again later.',
      );
      expect(notices).toEqual([
        { title: 'Error', description: 'Failed to communicate with assistant', tone: 'destructive' },
      ]);
      expect(box()).toHaveValue('Add a task');
      expect(panel.queryByText('Assistant is thinking...')).not.toBeInTheDocument();
      answers('Done.');
      await userEvent.type(box(), '{Enter}');
      expect(await panel.findByText('Done.')).toBeVisible();
      expect(panel.queryByRole('alert')).not.toBeInTheDocument();
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(sent[1]?.body).toEqual(sent[0]?.body);
    },
  );
});

describe('a reply of the scheduling assistant', () => {
  it('is shown with its lists, bold words and links, which show where they lead', { tags: ['S2.279'] }, async () => {
    answers('**Due** this week:\n\n- Essay\n- [Exam](https://university.example/exam)');
    const { panel } = await open();
    await say('What is due?');
    const link = await panel.findByRole('link', { name: 'Exam' });
    expect(link).toHaveAttribute('href', 'https://university.example/exam');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(panel.getByText('(university.example)')).toBeVisible();
    expect(panel.getByText('Due', { selector: 'strong' })).toBeVisible();
    expect(panel.getByText('Essay').closest('li')).toBeInTheDocument();
  });

  it(
    'shows what was done as badges, counts it and refreshes it',
    { tags: ['S2.281', 'S2.283', 'S3.51', 'S3.52', 'S3.53', 'S3.54', 'S3.55', 'S3.56', 'S8.57'] },
    async () => {
      const changes = actionTypes.filter((type) => !type.startsWith('NAVIGATE'));
      const { panel, notices, shell } = await open();
      const refreshed = [listEvents, listTasks, listClasses, getStats].map((endpoint) => keyOf(endpoint));
      for (const key of refreshed) shell.queryClient.setQueryData(key, []);
      answers('Done.', ...changes.map((type) => ({ type, summary: `about ${type}`, commandId })), {
        type: 'BUY_BOOK',
        summary: 'Never run',
      });
      await say('Plan my week');
      const badges = within(await panel.findByRole('list', { name: 'Actions' })).getAllByRole('listitem');
      expect(badges.map(({ textContent }) => textContent?.replace(/Undo$/, ''))).toEqual([
        'Create event: about CREATE_EVENT',
        'Update event: about UPDATE_EVENT',
        'Delete event: about DELETE_EVENT',
        'Create task: about CREATE_TASK',
        'Update task: about UPDATE_TASK',
        'Delete task: about DELETE_TASK',
        'BUY_BOOK: Never run',
      ]);
      expect(within(badges[6] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
      expect(notices).toEqual([{ title: 'Actions Completed', description: 'Successfully performed 6 action(s)' }]);
      for (const key of refreshed) expect(shell.queryClient.getQueryState(key)?.isInvalidated).toBe(true);
    },
  );

  it(
    'offers to go to places of the app, and goes there on a click alone',
    { tags: ['S7.66', 'S7.67', 'S3.47', 'S3.49', 'S3.50', 'S2.282', 'S8.55'] },
    async () => {
      const { panel, notices, shell } = await open('/');
      shell.queryClient.setQueryData(keyOf(listTasks), []);
      const offers = [
        ['Biology', { type: 'NAVIGATE_TO_CLASS', classId, tab: 'study' }, `/class/${classId}?tab=study`],
        ['March', { type: 'NAVIGATE_TO_CALENDAR', date: '2026-03-03' }, '/calendar?date=2026-03-03'],
        ['Some day', { type: 'NAVIGATE_TO_CALENDAR', date: '//evil.example' }, '/calendar'],
        ['All tasks', { type: 'NAVIGATE_TO_TASKS' }, '/tasks'],
        ['Tasks of Biology', { type: 'NAVIGATE_TO_TASKS', classId }, `/tasks?classId=${classId}`],
        [
          '',
          { type: 'NAVIGATE_TO_CLASS', classId, tab: '&x=//evil.example' },
          `/class/${classId}?tab=%26x%3D%2F%2Fevil.example`,
        ],
      ] as const;
      answers('Here you are.', ...offers.map(([summary, action]) => ({ ...action, summary })));
      await say('Show me');
      for (const [summary, , place] of offers) {
        await userEvent.click(await panel.findByRole('button', { name: summary || 'Open class' }));
        expect(window.location.pathname + window.location.search).toBe(place);
      }
      expect(notices[0]).toEqual({ title: 'Navigation', description: 'Biology' });
      expect(notices.map(({ title }) => title)).not.toContain('Actions Completed');
      expect(shell.queryClient.getQueryState(keyOf(listTasks))?.isInvalidated).toBe(false);
    },
  );

  it('opens a document in a new tab', { tags: ['S3.48', 'S8.56'] }, async () => {
    const opened: unknown[][] = [];
    vi.stubGlobal('open', (...args: unknown[]) => opened.push(args));
    const { panel, notices } = await open();
    answers('Here.', { type: 'NAVIGATE_TO_DOCUMENT', summary: 'Syllabus', documentId: commandId });
    await say('Show my syllabus');
    await userEvent.click(await panel.findByRole('button', { name: 'Syllabus' }));
    expect(opened).toEqual([[`/api/documents/${commandId}/view`, '_blank', 'noopener']]);
    expect(notices).toEqual([{ title: 'Document Opened', description: 'The document was opened in a new tab.' }]);
  });

  it('is left for the page that it leads to where it covers the whole screen', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { panel } = await open();
    answers('Here.', { type: 'NAVIGATE_TO_TASKS', summary: 'All tasks' });
    await say('Show me my tasks');
    await userEvent.click(await panel.findByRole('button', { name: 'All tasks' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
