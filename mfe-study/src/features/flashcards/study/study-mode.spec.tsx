import { Providers } from '@hub/mfe';
import { cardOf, renderInShell, serveAccount, setOf } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../../../testing.ts';
import { StudyMode } from './study-mode.tsx';

serveAccount(); // receives no request; clears the stored place after each test

const set = setOf();
const cards = ['one', 'two', 'three'].map((front) => cardOf({ front, back: `answer ${front}` }));
const open = (some = cards) => {
  let exits = 0;
  const onExit = () => {
    exits += 1;
  };
  const view = (list: typeof cards) => <StudyMode set={set} cards={list} onExit={onExit} />;
  const shell = renderInShell(view(some));
  return { ...shell, exits: () => exits };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('study mode', () => {
  it(
    'fills the screen, says which card it is, and shows the progress',
    { tags: ['S2.163', 'S2.175', 'S2.176'] },
    async () => {
      open();
      expect(screen.getByRole('dialog', { name: 'Cells' })).toBeVisible();
      expect(screen.getByText('Card 1 of 3')).toBeVisible();
      expect(screen.getByRole('progressbar')).toHaveValue(33);
      await press('Next');
      expect(screen.getByText('Card 2 of 3')).toBeVisible();
      expect(screen.getByRole('progressbar')).toHaveValue(67);
    },
  );

  it('shows the answer, and hides it again', { tags: ['S2.177'] }, async () => {
    open();
    expect(screen.queryByText('answer one')).not.toBeInTheDocument();
    await press('Show Answer');
    expect(screen.getByText('answer one')).toBeVisible();
    await press('Hide Answer');
    expect(screen.queryByText('answer one')).not.toBeInTheDocument();
  });

  it(
    'moves back and forth, always to the question, and stops at both ends',
    { tags: ['S2.178', 'S2.180'] },
    async () => {
      open();
      expect(button('Previous')).toBeDisabled();
      await press('Show Answer');
      await press('Next');
      expect(screen.getByText('two')).toBeVisible();
      expect(screen.queryByText('answer two')).not.toBeInTheDocument();
      await press('Next');
      expect(button('Next')).toBeDisabled();
      await press('Previous');
      expect(screen.getByText('two')).toBeVisible();
    },
  );

  it('"Got It" marks the card and shows the question of the next', { tags: ['S2.179', 'S2.181'] }, async () => {
    open();
    await press('Show Answer');
    await press('Got It');
    expect(screen.getByText('two')).toBeVisible();
    expect(button('Show Answer')).toBeVisible();
    expect(screen.getByText(/1 known/)).toBeVisible();
  });

  it(
    '"Got It" on the last card ends the session with "Study Complete!"',
    { tags: ['S2.182', 'S2.183', 'S8.58'] },
    async () => {
      const { notices, exits } = open();
      await press('Next');
      await press('Next');
      expect(exits()).toBe(0);
      await press('Got It');
      expect(notices.map(({ title }) => title)).toEqual(['Study Complete!']);
      expect(exits()).toBe(1);
    },
  );

  it('"Back to Sets" ends the session', { tags: ['S2.184'] }, async () => {
    const { exits, notices } = open();
    await press('Back to Sets');
    expect(exits()).toBe(1);
    expect(notices).toEqual([]);
  });

  it('can be controlled with Space, the arrows and Enter', async () => {
    const { exits } = open();
    await userEvent.keyboard(' ');
    expect(screen.getByText('answer one')).toBeVisible();
    await userEvent.keyboard(' ');
    expect(screen.queryByText('answer one')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Card 3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('Card 2 of 3')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Card 3 of 3 · 1 known')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(exits()).toBe(1);
  });

  it('leaves Space and Enter to a focused button', async () => {
    open();
    button('Previous').focus();
    button('Show Answer').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('answer one')).toBeVisible();
    expect(screen.getByText('Card 1 of 3')).toBeVisible();
  });

  it('resumes where it was left, even if cards were added before, and restarts once it was finished', async () => {
    const first = open();
    await press('Got It');
    first.unmount();
    const second = open([cardOf({ front: 'zero' }), ...cards]);
    expect(screen.getByText('two')).toBeVisible();
    expect(screen.getByText('Card 3 of 4 · 1 known')).toBeVisible();
    await press('Next');
    await press('Got It');
    second.unmount();
    open();
    expect(screen.getByText('Card 1 of 3')).toBeVisible();
  });

  it(
    'stays within the set when the last card is deleted, and ends when no card is left',
    { tags: ['S4.49'] },
    async () => {
      let exits = 0;
      const view = (list: typeof cards) => <StudyMode set={set} cards={list} onExit={() => (exits += 1)} />;
      const { rerender, shell } = renderInShell(view(cards));
      const again = (list: typeof cards) => rerender(<Providers shell={shell}>{view(list)}</Providers>);
      await press('Next');
      await press('Next');
      again(cards.slice(0, 2));
      expect(screen.getByText('Card 2 of 2')).toBeVisible();
      expect(exits).toBe(0);
      again([]);
      await waitFor(() => expect(exits).toBeGreaterThan(0));
    },
  );
});
