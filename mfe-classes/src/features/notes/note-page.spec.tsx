import type { NoteView } from '@hub/contracts';
import { changed, classOf, documentOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotePage } from '../../pages/note-page.tsx';

const { account, server, sent } = serveAccount();
const { id: classId } = classOf();
const { id } = documentOf();
const path = `/api/documents/${id}/note`;

// jsdom draws nothing: the editor asks where its text is
beforeAll(() => {
  const nowhere = () => Object.assign([], { item: () => null });
  Range.prototype.getClientRects = nowhere;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});
// others ask whether there is one
afterAll(() => Reflect.deleteProperty(document, 'elementFromPoint'));

const noteOf = (more: Partial<NoteView> = {}): NoteView => ({
  id,
  classId,
  name: 'Week 1.txt',
  text: '# Cells\n\nMitosis',
  version: 0,
  writer: null,
  writtenAt: '2026-11-26T10:00:00.000Z',
  ...more,
});

/** Serves a note that is written as on the server. */
const serveNote = (first = noteOf()) => {
  let note = first;
  server.use(
    http.get(path, () => HttpResponse.json(note)),
    http.put(path, async ({ request }) => {
      const { text, after, writer } = (await request.json()) as { text: string; after: number; writer: string };
      if (after !== note.version)
        return HttpResponse.json({ message: 'Changed', code: 'note_changed' }, { status: 409 });
      note = { ...note, text, version: after + 1, writer };
      return HttpResponse.json({ version: note.version, writtenAt: note.writtenAt });
    }),
  );
  return { now: () => note, change: (more: Partial<NoteView>) => void (note = { ...note, ...more }) };
};

const open = async () => {
  const view = renderInShell(<NotePage id={id} />, { path: `/notes/${id}` });
  return { ...view, text: await screen.findByRole('textbox', { name: 'Text of the note' }, { timeout: 10_000 }) };
};
const paste = async (text: HTMLElement, words: string) => {
  text.focus();
  await userEvent.paste(words);
};
const patience = { timeout: 8000 };

describe('a note', () => {
  it('opens with its text, its title, and what can be done with it', async () => {
    serveNote();
    const { text } = await open();
    expect(within(text).getByRole('heading', { name: 'Cells' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Week 1');
    const cards = screen.getByRole('link', { name: 'Make cards of this' });
    expect(cards).toHaveAttribute('href', `/class/${classId}?tab=study&cards=${id}&title=Week+1`);
    const question = screen.getByRole('link', { name: 'Ask about this' });
    expect(question.getAttribute('href')).toContain(`/class/${classId}?tab=assistant&ask=In+my+note`);
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved/);
  });

  it('is saved automatically when something was written', async () => {
    const note = serveNote();
    const { text } = await open();
    await paste(text, '**Meiosis** and ');
    await waitFor(() => expect(note.now().text).toContain('**Meiosis** and'), patience);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Saved/));
    expect(localStorage).toHaveLength(0);
  });

  it('keeps what was written in the browser while it cannot be saved', async () => {
    const note = serveNote();
    server.use(http.put(path, () => HttpResponse.error(), { once: true }));
    const { text, unmount } = await open();
    await paste(text, 'Meiosis ');
    await waitFor(
      () => expect(screen.getByRole('status')).toHaveTextContent('Your text is kept on this device'),
      patience,
    );
    expect(Object.values(localStorage).join(' ')).toContain('Meiosis');
    await userEvent.click(screen.getByRole('button', { name: 'Save now' }));
    await waitFor(() => expect(note.now().text).toContain('Meiosis'));
    unmount();
  });

  it('takes up what a closed page has left behind', async () => {
    const note = serveNote();
    localStorage.setItem(`note-draft:${id}:closed-page`, JSON.stringify({ text: 'Left behind', after: 0 }));
    const { text } = await open();
    await waitFor(() => expect(text).toHaveTextContent('Left behind'));
    await waitFor(() => expect(note.now().text).toBe('Left behind'), patience);
  });

  it('asks which text to take when another page has changed it, and keeps both', async () => {
    const note = serveNote();
    const { text } = await open();
    note.change({ text: 'Theirs', version: 1, writer: 'another-page' });
    await paste(text, 'Mine ');
    const question = within(await screen.findByRole('alert', { name: 'Changed in two places' }, patience));
    expect(question.getByText(/Nothing is lost/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep Both in One Note' }));
    await waitFor(() => expect(note.now().text).toMatch(/^Theirs[^]*---[^]*Mine/));
    expect(text).toHaveTextContent('Theirs');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is formatted with the tools, which are one stop of the Tab key', async () => {
    const note = serveNote(noteOf({ text: 'Cells' }));
    await open();
    const tools = within(screen.getByRole('toolbar', { name: 'Format' }));
    await userEvent.click(tools.getByRole('button', { name: 'Heading 2' }));
    expect(tools.getByRole('button', { name: 'Heading 2' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(note.now().text).toBe('## Cells'), patience);
    const stops = tools.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.length).toBeLessThan(2);
  });

  it('takes a formula, and shows how it looks', async () => {
    const note = serveNote(noteOf({ text: '' }));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Formula' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Formula' }));
    await userEvent.type(dialog.getByLabelText(/^Formula in TeX/), 'x^2');
    await waitFor(() =>
      expect(dialog.getByRole('status', { name: 'How it looks' }).querySelector('msup')).toBeTruthy(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save Formula' }));
    await waitFor(() => expect(note.now().text).toBe('$x^2$'), patience);
  });

  it('links to a note of its class', async () => {
    const other = documentOf({ id: crypto.randomUUID(), name: 'Week 2.txt', type: 'note', mimeType: 'text/plain' });
    account.documents = [other];
    const note = serveNote(noteOf({ text: '' }));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Link' }));
    await dialog.findByRole('option', { name: 'Week 2' });
    await userEvent.type(dialog.getByLabelText(/^Address/), 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Link' }));
    expect(dialog.getByText('Please enter a web address')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Link to'), 'Week 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Link' }));
    await waitFor(() => expect(note.now().text).toBe(`[Week 2](/notes/${other.id})`), patience);
  });

  it('shows its earlier versions, and restores one', async () => {
    const note = serveNote();
    server.use(
      http.get(`/api/documents/${id}/versions`, () =>
        HttpResponse.json([{ version: 0, size: 7, writtenAt: '2026-11-25T10:00:00.000Z' }]),
      ),
      http.get(`/api/documents/${id}/versions/0`, () =>
        HttpResponse.json({ version: 0, size: 7, writtenAt: '2026-11-25T10:00:00.000Z', text: 'Earlier' }),
      ),
    );
    const { notices, text } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Earlier versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Earlier Versions' }));
    expect(await dialog.findByText('Earlier')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore This Version' }));
    await waitFor(() => expect(note.now().text).toBe('Earlier'));
    expect(text).toHaveTextContent('Earlier');
    expect(notices.at(-1)).toEqual({ title: 'Version restored' });
  });

  it('is renamed by its title', async () => {
    serveNote();
    server.use(http.patch(`/api/documents/${id}`, () => changed(documentOf({ name: 'Week one.txt' }))));
    await open();
    const title = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Week one{Enter}');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { name: 'Week one' } }));
  });

  it('that does not exist, cannot be read or is too long says so', async () => {
    server.use(http.get(path, refusal(404, 'Document not found')));
    const missing = renderInShell(<NotePage id={id} />);
    expect(await screen.findByRole('heading', { name: 'Note Not Found' }, { timeout: 10_000 })).toBeVisible();
    missing.unmount();
    renderInShell(<NotePage id="nonsense" />).unmount();
    server.use(http.get(path, refusal(503, 'no'), { once: true }));
    const failed = renderInShell(<NotePage id={id} />);
    expect(await screen.findByText('Failed to fetch note')).toBeVisible();
    server.use(http.get(path, () => HttpResponse.json(noteOf({ text: null }))));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('This note is too long to be edited here')).toBeVisible();
    expect(failed.notices).toEqual([{ title: 'Failed to fetch note', tone: 'destructive' }]);
  });
});
