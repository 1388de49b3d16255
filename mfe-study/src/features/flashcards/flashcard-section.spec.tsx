import {
  cardOf,
  changed,
  classId,
  commandId,
  documentOf,
  refusal,
  renderInShell,
  serveAccount,
  setOf,
} from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { press } from '../../testing.ts';
import { FlashcardSection } from './flashcard-section.tsx';

const { account, server, sent } = serveAccount();
const open = () => renderInShell(<FlashcardSection classId={classId} />);
const dialog = async () => within(await screen.findByRole('dialog'));
const select = async (set = setOf({ cardCount: 2 })) => {
  account.sets = [set];
  const shell = open();
  await press(new RegExp(set.title));
  return { ...shell, cards: within(await screen.findByRole('region', { name: `Cards of ${set.title}` })) };
};

describe('flashcard sets', () => {
  it('say when there are none', { tags: ['S8.60'] }, async () => {
    open();
    expect(screen.getByLabelText('Loading flashcard sets')).toBeVisible();
    expect(await screen.findByText('No Flashcard Sets Yet')).toBeVisible();
  });

  it(
    'show their title, description and whether AI made them',
    { tags: ['S2.154', 'S2.157', 'S2.158', 'S2.159'] },
    async () => {
      account.sets = [setOf({ cardCount: 3 }), setOf({ title: 'Genes', description: null, aiGenerated: true })];
      open();
      const cells = within(await screen.findByRole('button', { name: /Cells/ }));
      for (const text of ['Cells', 'Manual', 'Chapter 1', '3 cards']) expect(cells.getByText(text)).toBeVisible();
      expect(within(screen.getByRole('button', { name: /Genes/ })).getByText('AI')).toBeVisible();
    },
  );

  it('show an error if they cannot be fetched, never that there are none, and retry', async () => {
    server.use(http.get('/api/flashcard-sets', refusal(503, 'no'), { once: true }));
    const { notices } = open();
    expect(await screen.findByText('Failed to fetch flashcard sets')).toBeVisible();
    expect(screen.queryByText('No Flashcard Sets Yet')).not.toBeInTheDocument();
    expect(notices).toEqual([{ title: 'Failed to fetch flashcard sets', tone: 'destructive' }]);
    await press('Retry');
    expect(await screen.findByText('No Flashcard Sets Yet')).toBeVisible();
  });
});

describe('creating a set manually', () => {
  const create = async (title: string) => {
    const shell = open();
    expect(screen.getByRole('button', { name: 'Create Manual Set' })).toHaveAttribute('aria-keyshortcuts', 'n');
    await press('Create Manual Set');
    const form = await dialog();
    if (title) await userEvent.type(form.getByLabelText(/^Title/), title);
    await userEvent.click(form.getByRole('button', { name: 'Create Manual Set' }));
    return { ...shell, form };
  };

  it('creates it, shows a notice with Undo, and opens it', { tags: ['S2.156', 'S8.44'] }, async () => {
    const set = setOf({ title: 'Genes' });
    server.use(
      http.post('/api/flashcard-sets', () => {
        account.sets = [set];
        return changed(set);
      }),
    );
    const { notices } = await create('Genes');
    await waitFor(() => expect(notices[0]?.title).toBe('Flashcard set created successfully!'));
    expect(notices[0]?.action?.label).toBe('Undo');
    expect(sent[0]?.body).toEqual({ title: 'Genes', description: null, classId, aiGenerated: false });
    expect(await screen.findByRole('region', { name: 'Cards of Genes' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('needs a title', { tags: ['S5.32'] }, async () => {
    const { notices, form } = await create('');
    expect(notices).toEqual([{ title: 'Title is required', tone: 'destructive' }]);
    expect(form.getByText('Title is required')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('shows that it failed, and keeps the input', { tags: ['S8.20'] }, async () => {
    server.use(http.post('/api/flashcard-sets', refusal(500, 'Something went wrong')));
    const { notices, form } = await create('Genes');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toEqual({
      title: 'Error',
      description: 'Failed to create flashcard set',
      tone: 'destructive',
    });
    expect(form.getByLabelText(/^Title/)).toHaveValue('Genes');
  });
});

describe('the selected set', () => {
  it(
    'shows its cards with their difficulty and source, and "Add New Card"',
    { tags: ['S2.160', 'S2.161', 'S3.37'] },
    async () => {
      const source = { documentId: crypto.randomUUID(), page: 4, quote: 'Cells are small' };
      account.cards = [cardOf({ difficulty: 'hard', source })];
      const { cards } = await select();
      expect(await cards.findByText('What is a cell?')).toBeVisible();
      for (const text of ['The smallest unit of life', 'Hard']) expect(cards.getByText(text)).toBeVisible();
      expect(cards.getByText('Cells are small')).toBeVisible();
      expect(cards.getByRole('button', { name: 'Add New Card' })).toBeVisible();
    },
  );

  it('links the source of a card to its place in the document, as long as that exists', async () => {
    const cells = documentOf({ name: 'cells.pdf' });
    account.documents = [cells];
    const gone = { documentId: crypto.randomUUID(), page: null, quote: 'Cells were small' };
    account.cards = [
      cardOf({ source: { documentId: cells.id, page: 4, quote: 'Cells are small' } }),
      cardOf({ source: gone }),
    ];
    const { cards } = await select();
    const link = await cards.findByRole('link', { name: 'Open cells.pdf, page 4 in a new tab' });
    expect(link).toHaveAttribute('href', `/api/documents/${cells.id}/view#page=4`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(cards.getByText(/^Deleted document/)).toBeVisible();
    expect(cards.getAllByRole('link', { name: /in a new tab/ })).toHaveLength(1);
  });

  it('cannot be studied without a card, and explains why', async () => {
    const { cards } = await select();
    expect(await cards.findByText('No cards yet')).toBeVisible();
    const study = cards.getByRole('button', { name: 'Study' });
    expect(study).toBeDisabled();
    expect(study).toHaveAccessibleDescription('Add a card to study this set.');
  });

  it('is exported as CSV, as TSV and for Anki', async () => {
    account.cards = [cardOf()];
    const set = setOf();
    const { cards } = await select(set);
    for (const [name, format] of [
      ['CSV', 'csv'],
      ['TSV', 'tsv'],
      ['Anki (.apkg)', 'apkg'],
    ]) {
      const link = await cards.findByRole('link', { name: `Export Cells as ${name}` });
      expect(link).toHaveAttribute('href', `/api/flashcard-sets/${set.id}/export/${format}`);
    }
  });

  it('is renamed, and deleted with Undo', async () => {
    const { notices, cards } = await select();
    server.use(http.patch('/api/flashcard-sets/:id', () => changed(setOf({ title: 'Tissue' }))));
    await userEvent.click(cards.getByRole('button', { name: 'Edit set Cells' }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/^Title/), ' and tissue');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Flashcard set updated'));
    expect(sent[0]?.body).toEqual({ title: 'Cells and tissue', description: 'Chapter 1' });
    await press('Delete set Cells');
    expect(await screen.findByText('No Flashcard Sets Yet')).toBeVisible();
    expect(notices.at(-1)).toMatchObject({ title: 'Flashcard set deleted', action: { label: 'Undo' } });
  });

  it('restores a deleted set when Undo is pressed', async () => {
    const set = setOf();
    const { notices } = await select(set);
    await press('Delete set Cells');
    await screen.findByText('No Flashcard Sets Yet');
    server.use(
      http.post('/api/undo/:id', () => {
        account.sets = [set];
        return HttpResponse.json({ undone: true });
      }),
    );
    notices.at(-1)?.action?.onClick();
    expect(await screen.findByRole('region', { name: 'Cards of Cells' })).toBeVisible();
    expect(sent.at(-1)?.call).toBe(`POST /api/undo/${commandId}`);
  });
});

describe('cards', () => {
  const add = async (front: string, back: string) => {
    const shell = await select();
    await press('Add New Card');
    const form = await dialog();
    if (front) await userEvent.type(form.getByLabelText(/^Front/), front);
    if (back) await userEvent.type(form.getByLabelText(/^Back/), back);
    await userEvent.click(form.getByRole('button', { name: 'Add New Card' }));
    return { ...shell, form };
  };

  it('are added, with medium difficulty by default', { tags: ['S5.35', 'S8.45'] }, async () => {
    server.use(
      http.post('/api/flashcard-sets/:id/flashcards', () => {
        account.cards = [cardOf({ front: 'DNA' })];
        return changed(account.cards[0] ?? null);
      }),
    );
    const { notices } = await add('DNA', 'carries genes');
    expect(await screen.findByText('DNA')).toBeVisible();
    expect(sent[0]?.body).toEqual({ front: 'DNA', back: 'carries genes', difficulty: 'medium' });
    expect(notices.at(-1)?.title).toBe('Flashcard created successfully!');
  });

  it.each([
    ['', 'carries genes'],
    ['DNA', ''],
  ])('need both sides (%j, %j)', { tags: ['S5.33', 'S5.34'] }, async (front, back) => {
    const { notices } = await add(front, back);
    expect(notices).toEqual([{ title: 'Both front and back are required', tone: 'destructive' }]);
    expect(sent).toEqual([]);
  });

  it('keep the input when adding fails', { tags: ['S8.22'] }, async () => {
    server.use(http.post('/api/flashcard-sets/:id/flashcards', refusal(400, 'This set is full: it holds 500 cards.')));
    const { notices, form } = await add('DNA', 'carries genes');
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        title: 'Failed to create flashcard',
        description: 'This set is full: it holds 500 cards.',
        tone: 'destructive',
      }),
    );
    expect(form.getByLabelText(/^Front/)).toHaveValue('DNA');
  });

  it('are edited', async () => {
    account.cards = [cardOf({ difficulty: 'easy' })];
    const { notices } = await select();
    server.use(http.patch('/api/flashcards/:id', () => changed(cardOf())));
    await press('Edit card What is a cell?');
    const form = await dialog();
    await userEvent.clear(form.getByLabelText(/^Back/));
    await userEvent.type(form.getByLabelText(/^Back/), 'Alive');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Flashcard updated'));
    expect(sent[0]?.body).toEqual({ front: 'What is a cell?', back: 'Alive', difficulty: 'easy' });
  });

  it('are deleted at once, with Undo', { tags: ['S2.162', 'S8.46'] }, async () => {
    account.cards = [cardOf()];
    const { notices } = await select();
    await press('Delete card What is a cell?');
    expect(await screen.findByText('No cards yet')).toBeVisible();
    expect(notices.at(-1)).toMatchObject({ title: 'Flashcard deleted successfully!', action: { label: 'Undo' } });
  });

  it('stay when deleting fails', { tags: ['S8.23'] }, async () => {
    account.cards = [cardOf()];
    const { notices } = await select();
    server.use(http.delete('/api/flashcards/:id', () => HttpResponse.error()));
    await press('Delete card What is a cell?');
    await waitFor(() => expect(notices.at(-1)).toEqual({ title: 'Failed to delete flashcard', tone: 'destructive' }));
    expect(screen.getByText('What is a cell?')).toBeVisible();
  });
});

describe('importing a set', () => {
  const choose = async (content: string | Uint8Array<ArrayBuffer>, name = 'biology.csv') => {
    const shell = open();
    await press('Import Set');
    const form = await dialog();
    await userEvent.upload(form.getByLabelText(/^File/), new File([content], name));
    return { ...shell, form, submit: () => userEvent.click(form.getByRole('button', { name: 'Import Set' })) };
  };

  it('sends the text of the file with its name as title, and opens the set', async () => {
    const set = setOf({ title: 'biology', cardCount: 2 });
    server.use(
      http.post('/api/flashcard-sets/import', () => {
        account.sets = [set];
        return changed(set);
      }),
    );
    const { notices, submit } = await choose('a,b\nc,d');
    await submit();
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Imported 2 cards'));
    expect(sent[0]?.body).toEqual({ classId, title: 'biology', text: 'a,b\nc,d' });
    expect(await screen.findByRole('region', { name: 'Cards of biology' })).toBeVisible();
  });

  it('shows what the server rejects, and keeps the form', async () => {
    server.use(http.post('/api/flashcard-sets/import', refusal(400, 'Line 2: Both front and back are required')));
    const { notices, submit } = await choose('a,b\nc');
    await submit();
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        title: 'Failed to import flashcards',
        description: 'Line 2: Both front and back are required',
        tone: 'destructive',
      }),
    );
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('reads the encodings that spreadsheets write', async () => {
    server.use(http.post('/api/flashcard-sets/import', () => changed(setOf())));
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('ü,é', 'utf16le')]);
    await (await choose(utf16)).submit();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: 'ü,é' }));
  });

  it('rejects a file that is too large', async () => {
    const { notices, submit } = await choose('x'.repeat(250_001));
    await submit();
    await waitFor(() => expect(notices.at(-1)?.title).toBe('This file is too large: at most 250 KB'));
    expect(sent).toEqual([]);
  });
});
