import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { classOf, documentOf, refusal, serveAccount } from '../../testing.ts';
import { DocumentsTab } from './documents-tab.tsx';

const { account, server, calls, forms } = serveAccount();
const { id: classId } = classOf();
const open = () => renderInShell(<DocumentsTab classId={classId} />);
const question = 'Are you sure you want to delete this document? This action cannot be undone.';

const askToDelete = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription(question);
  return within(dialog);
};

describe('notes and documents', () => {
  it('[S2.143] [S2.144] [S2.145] [S2.146] [S2.147] lists every document but the syllabi, with date, description and view', async () => {
    const slides = documentOf({ name: 'slides.pptx', type: 'general', description: 'Week 1' });
    account.documents = [slides, documentOf({ name: 'thoughts.txt', type: 'note' }), documentOf()];
    open();
    const lines = await screen.findAllByRole('listitem');
    expect(lines).toHaveLength(2);
    const line = within(lines[0] as HTMLElement);
    for (const text of ['slides.pptx', 'Week 1', 'Sep 1']) expect(line.getByText(text)).toBeVisible();
    expect(line.getByRole('link', { name: /^View/ })).toHaveAttribute('href', `/api/documents/${slides.id}/view`);
    expect(line.getByRole('link', { name: /^View/ })).toHaveAttribute('target', '_blank');
    expect(screen.queryByText('syllabus.pdf')).not.toBeInTheDocument();
  });

  it('[S2.151] [S8.62] says when there are none, and which formats are taken', async () => {
    open();
    expect(await screen.findByText('No Documents Yet')).toBeVisible();
    expect(screen.getByText(/PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, JPEG, PNG, GIF, WEBP/)).toBeVisible();
  });

  it('[S2.149] opens the general upload', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Upload File' }));
    expect(await screen.findByRole('dialog', { name: 'Upload File' })).toBeVisible();
  });

  it('[S8.14] says what failed, never that there are none, and tries again', async () => {
    server.use(http.get('/api/documents', refusal(503, 'no'), { once: true }));
    const { notices } = open();
    expect(await screen.findByText('Failed to fetch documents')).toBeVisible();
    expect(screen.queryByText('No Documents Yet')).not.toBeInTheDocument();
    expect(notices).toEqual([{ title: 'Failed to fetch documents', tone: 'destructive' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No Documents Yet')).toBeVisible();
  });
});

describe('deleting a document', () => {
  it('[S2.152] [S2.153] [S7.37] asks first and makes no call when refused', async () => {
    account.documents = [documentOf({ name: 'slides.pptx', type: 'general' })];
    open();
    const dialog = await askToDelete('slides.pptx');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('slides.pptx')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('[S2.148] [S8.52] takes it off the list', async () => {
    account.documents = [documentOf({ name: 'slides.pptx', type: 'general' })];
    const { notices } = open();
    const dialog = await askToDelete('slides.pptx');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No Documents Yet')).toBeVisible();
    expect(notices).toEqual([{ title: 'Document Deleted' }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('[S8.29] says why when it fails', async () => {
    account.documents = [documentOf({ name: 'slides.pptx', type: 'general' })];
    server.use(http.delete('/api/documents/:id', () => HttpResponse.error(), { once: true }));
    const { notices } = open();
    const dialog = await askToDelete('slides.pptx');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(notices).toEqual([
        { title: 'Delete Failed', description: 'Failed to delete document', tone: 'destructive' },
      ]),
    );
    expect(screen.getByText('slides.pptx')).toBeVisible();
  });
});

describe('a new note', () => {
  it('[S2.150] is kept as a text file', async () => {
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
    const [form] = forms;
    const file = form?.get('file') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['Week 1-2.txt', 'text/plain', 'Mitosis']);
    expect([form?.get('type'), form?.get('classId')]).toEqual(['note', classId]);
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
