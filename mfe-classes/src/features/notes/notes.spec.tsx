import { changed, classOf, documentOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { DocumentsTab } from '../../pages/class-page/documents-tab.tsx';

const { account, server, sent } = serveAccount();
const { id: classId } = classOf();
const open = () => renderInShell(<DocumentsTab classId={classId} />);

describe('a new note', () => {
  it('is kept as a text file', { tags: ['S2.150'] }, async () => {
    server.use(
      http.post('/api/documents/upload', () => {
        account.documents = [documentOf({ name: 'Week 1-2.txt', type: 'note' })];
        return HttpResponse.json(account.documents[0], { status: 201 });
      }),
    );
    const { notices } = open();
    await userEvent.click(screen.getByRole('button', { name: 'New Note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Note' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Note' }));
    expect(notices.at(-1)).toEqual({ title: 'Title is required', tone: 'destructive' });
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Week 1/2');
    await userEvent.type(dialog.getByLabelText(/^Text/), 'Mitosis');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Note' }));
    expect(await screen.findByText('Week 1-2.txt')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { classId, type: 'note', file: { name: 'Week 1-2.txt', type: 'text/plain', text: 'Mitosis' } },
    ]);
    expect(notices.at(-1)).toEqual({ title: 'File uploaded successfully' });
  });

  it('keeps what was typed when it cannot be saved', async () => {
    server.use(http.post('/api/documents/upload', refusal(503, 'The service is unavailable at the moment.')));
    const { notices } = open();
    await userEvent.click(screen.getByRole('button', { name: 'New Note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Note' }));
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Week 1');
    await userEvent.type(dialog.getByLabelText(/^Text/), 'Mitosis');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Note' }));
    await waitFor(() =>
      expect(notices).toEqual([
        {
          title: 'Upload Failed',
          description: 'The service is unavailable at the moment.',
          tone: 'destructive',
        },
      ]),
    );
    expect(dialog.getByLabelText(/^Text/)).toHaveValue('Mitosis');
  });
});

describe('a note', () => {
  const note = documentOf({
    classId,
    name: 'Week 1.txt',
    type: 'note',
    mimeType: 'text/plain',
    description: 'From the lecture',
  });
  const serveText = (bytes: Uint8Array<ArrayBuffer>, type = 'text/plain; charset=utf-8') =>
    server.use(
      http.get(`/api/documents/${note.id}/view`, () => new HttpResponse(bytes, { headers: { 'content-type': type } })),
    );
  const openNote = async () => {
    account.documents = [note];
    const view = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Week 1.txt' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Edit Note' })) };
  };
  const save = (dialog: ReturnType<typeof within>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Save Note' }));

  it('opens with what it says, and its next version takes its place', async () => {
    serveText(new TextEncoder().encode('Mitosis\r\nand meiosis'));
    const { dialog, notices } = await openNote();
    const text = await dialog.findByLabelText(/^Text/);
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Week 1');
    expect(text).toHaveValue('Mitosis\nand meiosis');
    const next = documentOf({ ...note, id: crypto.randomUUID(), name: 'Week 1-2.txt' });
    server.use(
      http.post('/api/documents/upload', () => {
        account.documents = [next];
        return HttpResponse.json(next, { status: 201 });
      }),
    );
    await userEvent.type(dialog.getByLabelText(/^Title/), '-2');
    await userEvent.type(text, '!');
    await save(dialog);
    expect(await screen.findByText('Week 1-2.txt')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.map(({ body }) => body)).toMatchObject([
      { classId, type: 'note', description: 'From the lecture', replaces: note.id, file: { name: 'Week 1-2.txt' } },
    ]);
    expect(sent[0]?.body).toHaveProperty('file.text', expect.stringMatching(/^Mitosis\r?\nand meiosis!$/));
    expect(notices).toEqual([{ title: 'Note saved' }]);
  });

  it('is only renamed when its text is the same, and left alone when nothing changed', async () => {
    serveText(new TextEncoder().encode('Mitosis'));
    server.use(
      http.patch('/api/documents/:id', async ({ request }) => {
        expect(await request.json()).toEqual({ name: 'Week one' });
        account.documents = [{ ...note, name: 'Week one.txt' }];
        return changed(account.documents[0]);
      }),
    );
    const { dialog, notices } = await openNote();
    await dialog.findByLabelText(/^Text/);
    await userEvent.clear(dialog.getByLabelText(/^Title/));
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Week one');
    await save(dialog);
    expect(await screen.findByText('Week one.txt')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices).toMatchObject([{ title: 'Document updated successfully!', action: { label: 'Undo' } }]);
    expect(sent.map(({ call }) => call)).toEqual([`PATCH /api/documents/${note.id}`]);

    await userEvent.click(screen.getByRole('button', { name: 'Edit Week one.txt' }));
    await save(within(await screen.findByRole('dialog', { name: 'Edit Note' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
  });

  it('is read in the alphabet that it was written in', async () => {
    serveText(new Uint8Array([0x63, 0x61, 0x66, 0xe9]), 'text/plain; charset=windows-1252');
    const { dialog } = await openNote();
    expect(await dialog.findByLabelText(/^Text/)).toHaveValue('café');
  });

  it('cannot be saved before it was read, and says when it cannot be', async () => {
    server.use(http.get(`/api/documents/${note.id}/view`, refusal(503, 'no'), { once: true }));
    const { dialog, notices } = await openNote();
    expect(await dialog.findByText('Failed to fetch note')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch note', tone: 'destructive' }]);
    expect(dialog.getByRole('button', { name: 'Save Note' })).toBeDisabled();
    server.use(
      http.get(`/api/documents/${note.id}/view`, async () => {
        await delay(50);
        return HttpResponse.text('Mitosis');
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByRole('status', { name: 'Loading note' });
    expect(await dialog.findByLabelText(/^Text/)).toHaveValue('Mitosis');
  });

  it('that is another file than a text is renamed like any document', async () => {
    account.documents = [documentOf({ name: 'board.png', type: 'note', mimeType: 'image/png' })];
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename board.png' }));
    expect(await screen.findByRole('dialog', { name: 'Rename Document' })).toBeVisible();
  });
});
