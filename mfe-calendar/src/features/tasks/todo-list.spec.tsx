import { eventOf, taskOf } from '@hub/mfe/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TodoList } from './todo-list.tsx';
import type { TodoItem } from './todo.ts';

const task: TodoItem = { kind: 'task', ...taskOf({ title: 'Call home' }) };
const event: TodoItem = { kind: 'event', ...eventOf({ title: 'Quiz 1' }) };
const show = (...items: TodoItem[]) =>
  render(
    <TodoList items={items} classes={[]} today="2026-11-21" onToggle={() => {}} onEdit={() => {}} onTick={() => {}} />,
  );

it('says where its events come from only if it has some', () => {
  const { unmount } = show(task);
  expect(screen.getByText('Call home')).toBeVisible();
  expect(screen.queryByText(/^Auto-generated tasks come from/)).not.toBeInTheDocument();
  unmount();
  show(task, event);
  expect(screen.getByText(/^Auto-generated tasks come from/)).toBeVisible();
});
