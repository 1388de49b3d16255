import { progressKey } from '@hub/mfe';
import { changed, classOf, documentOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { DocumentsTab } from '../../pages/class-page/documents-tab.tsx';

const { account, server, sent } = serveAccount();
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
  it(
    'lists every document except the syllabi, with date, description and view',
    { tags: ['S2.143', 'S2.144', 'S2.145', 'S2.146', 'S2.147', 'S7.38'] },
    async () => {
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
    },
  );

  it('shows an outline while it loads', () => {
    server.use(http.get('/api/documents', () => delay('infinite')));
    open();
    expect(screen.getByRole('status', { name: 'Loading documents' })).toBeVisible();
  });

  it('shows names whole and in their own direction, and why the AI cannot read a file', async () => {
    const name = `${'a'.repeat(196)}.pdf`;
    account.documents = [
      documentOf({ name, type: 'general', text: 'failed', textError: 'The file holds no text.' }),
      documentOf({ name: 'סיכום.pdf', type: 'general', text: 'running' }),
    ];
    const { shell } = open();
    expect((await screen.findByText(name)).tagName).toBe('BDI');
    expect(screen.getByText('סיכום.pdf').tagName).toBe('BDI');
    expect(screen.getByText("The AI can't read this file: The file holds no text.")).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Reading סיכום.pdf' });
    expect(bar).not.toHaveAttribute('value');
    expect(screen.getByText('Waiting to start')).toBeVisible();

    const subjectId = account.documents[1]?.id ?? '';
    const progress = { workflow: 'readDocument', subjectId, step: 'Reading page 3 of 12', fraction: 0.25 };
    act(() => void shell.queryClient.setQueryData(progressKey(subjectId), progress));
    expect(await screen.findByText('Reading page 3 of 12')).toBeVisible();
    expect(bar).toHaveAttribute('value', '25');
  });

  it('says when there are none, and which formats are taken', { tags: ['S2.151', 'S8.62'] }, async () => {
    open();
    expect(await screen.findByText('No Documents Yet')).toBeVisible();
    expect(screen.getByText(/PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, JPEG, PNG, GIF, WEBP/)).toBeVisible();
  });

  it('opens the general upload', { tags: ['S2.149'] }, async () => {
    open();
    const upload = screen.getByRole('button', { name: 'Upload File' });
    expect(upload).toHaveAttribute('aria-keyshortcuts', 'n');
    await userEvent.click(upload);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Upload File' })).toBeVisible());
  });

  it('says what failed, never that there are none, and tries again', { tags: ['S8.14'] }, async () => {
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
  it('asks first and makes no call when refused', { tags: ['S2.152', 'S2.153', 'S7.37'] }, async () => {
    account.documents = [documentOf({ name: 'slides.pptx', type: 'general' })];
    open();
    const dialog = await askToDelete('slides.pptx');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('slides.pptx')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('takes it off the list', { tags: ['S2.148', 'S8.52'] }, async () => {
    account.documents = [documentOf({ name: 'slides.pptx', type: 'general' })];
    const { notices } = open();
    const dialog = await askToDelete('slides.pptx');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No Documents Yet')).toBeVisible();
    expect(notices).toEqual([{ title: 'Document Deleted' }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('says that it failed', { tags: ['S8.29'] }, async () => {
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

describe('renaming a document', () => {
  const slides = documentOf({ name: 'slides.pptx', type: 'general', description: 'Week 1' });
  const openRename = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rename slides.pptx' }));
    return within(await screen.findByRole('dialog', { name: 'Rename Document' }));
  };

  it('changes name and description, and offers to take it back', async () => {
    account.documents = [slides];
    server.use(
      http.patch('/api/documents/:id', async ({ request }) => {
        expect(await request.json()).toEqual({ name: 'Cells', description: null });
        account.documents = [{ ...slides, name: 'Cells.pptx', description: null }];
        return changed(account.documents[0]);
      }),
    );
    const { notices } = open();
    const dialog = await openRename();
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Cells');
    await userEvent.clear(dialog.getByLabelText('Description (Optional)'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Cells.pptx')).toBeVisible();
    expect(screen.queryByText('Week 1')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices).toMatchObject([{ title: 'Document updated successfully!', action: { label: 'Undo' } }]);
  });

  it('requires a name, and keeps what was typed when it fails', async () => {
    account.documents = [slides];
    server.use(http.patch('/api/documents/:id', refusal(404, 'Document not found')));
    const { notices } = open();
    const dialog = await openRename();
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(notices.at(-1)).toEqual({ title: 'Name is required', tone: 'destructive' });
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Cells');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        title: 'Update Failed',
        description: 'Document not found',
        tone: 'destructive',
      }),
    );
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Cells');
  });
});
