import { expect, it } from 'vitest';
import { createConfirmations } from './confirmation.ts';

const action = { tool: 'add_task', input: { title: 'Read', dueDate: '2026-12-01' } };

it('a code confirms its action once, in whatever order the arguments are sent', () => {
  const { codeFor, confirms } = createConfirmations();
  const code = codeFor(action);
  const sameAction = { tool: 'add_task', input: { dueDate: '2026-12-01', title: 'Read', classId: undefined } };
  expect([confirms(code, sameAction), confirms(code, sameAction)]).toEqual([true, false]);
});

it('a code confirms no other tool, no other arguments, and nothing of another process', () => {
  const { codeFor, confirms } = createConfirmations();
  const code = codeFor(action);
  expect(confirms(code, { ...action, tool: 'delete_task' })).toBe(false);
  expect(confirms(code, { ...action, input: { ...action.input, title: 'Write' } })).toBe(false);
  expect(createConfirmations().confirms(code, action)).toBe(false);
  for (const wrong of ['', 'x.y', `${code}x`, code.split('.')[0] ?? '']) expect(confirms(wrong, action)).toBe(false);
  expect(confirms(code, action)).toBe(true);
});

it('a code works for five minutes', () => {
  let now = 0;
  const { codeFor, confirms } = createConfirmations(() => now);
  const [early, late] = [codeFor(action), codeFor(action)];
  now = 5 * 60_000 - 1;
  expect(confirms(early, action)).toBe(true);
  now += 1;
  expect(confirms(late, action)).toBe(false);
});
