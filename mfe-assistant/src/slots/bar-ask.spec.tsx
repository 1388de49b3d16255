import { classId, classOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { BarAsk } from './bar-ask.tsx';

const { account, server, sent } = serveAccount();
const path = '/api/scheduling-assistant/chat';
const questionId = '1c6f6c1e-9d3c-4a41-8f6b-5d0b6a0c7d12';
const answers = (reply: object) =>
  server.use(http.post(path, () => HttpResponse.json({ message: 'Done.', actions: [], ...reply })));
const chats = () => sent.filter(({ call }) => call.includes(path));

const moved = {
  type: 'UPDATE_EVENT',
  title: 'Quiz 2',
  classId,
  fields: [
    { name: 'dueDate', before: '2031-03-12', after: '2031-03-14' },
    { name: 'dueTime', before: '14:00', after: null },
    { name: 'priority', before: 'medium', after: 'high' },
  ],
};
const added = {
  type: 'CREATE_TASK',
  title: 'Read',
  classId: null,
  fields: [
    { name: 'priority', before: null, after: 'medium' },
    { name: 'repeats', before: null, after: 'week 2031-04-11' },
  ],
};
const deleted = {
  type: 'DELETE_TASK',
  title: 'Essay',
  classId: null,
  fields: [{ name: 'dueDate', before: '2031-03-20', after: null }],
};
const ask = (planned: object[]) =>
  answers({
    message: 'Shall I make these changes?',
    question: { id: questionId, options: [{ label: 'Yes' }, { label: 'No' }] },
    planned,
  });

const open = () => {
  const onClose = vi.fn<() => void>();
  return { ...renderInShell(<BarAsk text="move my quiz" onClose={onClose} />), onClose };
};
const change = async (title: string) => (await screen.findByText(title)).closest('li')?.textContent;

describe('a sentence to the assistant in the bar', () => {
  it('is sent once, asking to see the changes first, and shows each field before and after', async () => {
    account.classes = [classOf({ id: classId, name: 'Biology' })];
    ask([moved, added, deleted]);
    open();
    expect(await screen.findByText('Biology')).toBeVisible();
    expect(await change('Quiz 2')).toBe(
      'Update eventQuiz 2BiologyDateMar 12, 2031 becomes Mar 14, 2031Time2:00 PM becomes NonePriorityMedium becomes High',
    );
    expect(await change('Read')).toBe('Create taskReadRepeatsWeekly until Apr 11, 2031');
    expect(await change('Essay')).toBe('Delete taskEssayDateMar 20, 2031');
    expect(chats()).toHaveLength(1);
    expect(chats()[0]?.body).toMatchObject({ message: 'move my quiz', askFirst: true });
    expect(screen.queryByText('Manage your schedule')).not.toBeInTheDocument();
  });

  it('makes them by the button alone, and offers to undo each', async () => {
    ask([moved]);
    const { notices } = open();
    const buttons = within(await screen.findByRole('group', { name: 'Answers' }));
    const commandId = '0b5f6c1e-9d3c-4a41-8f6b-5d0b6a0c7d11';
    answers({ actions: [{ type: 'UPDATE_EVENT', summary: 'Quiz 2', commandId }] });
    await userEvent.click(buttons.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('button', { name: 'Undo: Quiz 2' })).toBeVisible();
    expect(chats()[1]?.body).toMatchObject({ answer: { questionId, option: 0 }, askFirst: true });
    expect(notices.map(({ title }) => title)).toEqual(['Actions Completed']);
  });

  it('says when it failed, and keeps the sentence to send it again', async () => {
    server.use(http.post(path, refusal(503, 'AI is unavailable at the moment.')));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('AI is unavailable at the moment.');
    expect(screen.getByPlaceholderText('Ask me to manage your schedule...')).toHaveValue('move my quiz');
  });
});
