import type { LiveProgress } from '@hub/contracts';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { progressKey, useProgress } from './progress.ts';
import { renderInShell } from './testing/render-in-shell.tsx';

const Reading = () => <p>{useProgress('7')?.step ?? 'waiting'}</p>;

it('shows the progress of the work on one subject after each report', async () => {
  const { shell } = renderInShell(<Reading />);
  expect(screen.getByText('waiting')).toBeVisible();
  const tell = (subjectId: string, step: string) =>
    act(() => {
      const progress: LiveProgress = { workflow: 'analyzeSyllabus', subjectId, step, fraction: 0.5 };
      shell.queryClient.setQueryData(progressKey(subjectId), progress);
    });
  tell('8', 'Reading another file');
  expect(screen.getByText('waiting')).toBeVisible();
  tell('7', 'Reading page 3 of 12');
  expect(await screen.findByText('Reading page 3 of 12')).toBeVisible();
});
