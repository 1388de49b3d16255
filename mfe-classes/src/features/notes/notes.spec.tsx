import { classOf, documentOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
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

describe('in the list of documents', () => {
  it('a note opens as a page', async () => {
    account.documents = [documentOf({ classId, name: 'Week 1.txt', type: 'note', mimeType: 'text/plain' })];
    open();
    const link = await screen.findByRole('link', { name: 'Edit Week 1.txt' });
    expect(link).toHaveAttribute('href', `/notes/${account.documents[0]?.id}`);
  });

  it('another file than a text is renamed like any document', async () => {
    account.documents = [documentOf({ name: 'board.png', type: 'note', mimeType: 'image/png' })];
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename board.png' }));
    expect(await screen.findByRole('dialog', { name: 'Rename Document' })).toBeVisible();
  });
});
