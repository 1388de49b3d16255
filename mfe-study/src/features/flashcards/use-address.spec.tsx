import { classId, renderInShell, serveAccount, setOf } from '@hub/mfe/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../../testing.ts';
import { FlashcardSection } from './flashcard-section.tsx';

const { account } = serveAccount();
const dialog = async () => within(await screen.findByRole('dialog'));

describe('an address that asks for something', () => {
  it('shows a set, opens the dialog for a new card in it once, and leaves the address', async () => {
    const set = setOf({ cardCount: 0 });
    account.sets = [set];
    renderInShell(<FlashcardSection classId={classId} />, { path: `/class/1?tab=study&set=${set.id}&new=card` });
    expect((await dialog()).getByRole('heading', { name: 'Add New Card' })).toBeVisible();
    expect(window.location.search).toBe(`?tab=study&set=${set.id}`);
    await press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: `Cards of ${set.title}` })).toBeVisible();
  });

  it('opens the dialog for a new set, and ignores what it does not know', async () => {
    renderInShell(<FlashcardSection classId={classId} />, { path: '/class/1?tab=study&set=nonsense&new=set' });
    expect((await dialog()).getByLabelText(/Title/)).toBeVisible();
    expect(window.location.search).toBe('?tab=study&set=nonsense');
  });
});
