import { ConversationId } from '@hub/contracts';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetDraft, growDraft, useDraft } from './draft.ts';
import { renderInShell } from './testing/render-in-shell.tsx';

const conversationId = ConversationId.parse('7a9c1f3e-52d4-4f6b-8a55-3d2f1e0c9b8a');
const Draft = () => <p>{useDraft(conversationId) || 'nothing yet'}</p>;

const open = () => {
  const { queryClient } = renderInShell(<Draft />).shell;
  return {
    shown: (text: string) => screen.findByText(text),
    tells: async (at: number, text: string, replyId = 'one') => {
      await act(async () => void growDraft(queryClient, { conversationId, replyId, at, text }));
    },
    forgets: () => act(async () => void forgetDraft(queryClient, conversationId)),
  };
};

it('grows by each piece, and is replaced from where it changed', async () => {
  const { shown, tells } = open();
  expect(await shown('nothing yet')).toBeVisible();
  await tells(0, 'See [her');
  await tells(8, 'e](');
  expect(await shown('See [here](')).toBeVisible();
  await tells(4, 'here.');
  expect(await shown('See here.')).toBeVisible();
});

it('ignores a piece of which it did not hear what comes before', async () => {
  const { shown, tells } = open();
  await tells(0, 'Water');
  await tells(9, 'es');
  await tells(5, ' stays', 'another reply');
  expect(await shown('Water')).toBeVisible();
});

it('starts again with another reply, and with each question', async () => {
  const { shown, tells, forgets } = open();
  await tells(0, 'Water');
  await tells(0, 'Light', 'two');
  expect(await shown('Light')).toBeVisible();
  await forgets();
  expect(await shown('nothing yet')).toBeVisible();
  await tells(5, ' comes late', 'two');
  expect(await shown('nothing yet')).toBeVisible();
});
