import { maxUploadBytes } from '@hub/contracts';
import { classOf, documentOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { UploadDialog } from './upload-dialog.tsx';

const { server, sent } = serveAccount();
const { id: classId } = classOf();
// applyAccept off: as a student who picks "all files"
const user = userEvent.setup({ applyAccept: false });
const pdf = (name = 'a.pdf', content: BlobPart = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });
const zone = () => screen.getByRole('button', { name: /^Drop a file here/ });
const picker = () => screen.getByLabelText<HTMLInputElement>('File');
const button = () => screen.getByRole('button', { name: 'Upload File' });
const drop = (...files: File[]) =>
  fireEvent.drop(zone(), { dataTransfer: { files, types: ['Files'], items: files.map(() => ({ kind: 'file' })) } });

const open = (uploadType: 'general' | 'syllabus' = 'general') => {
  const closed: true[] = [];
  const view = renderInShell(
    <UploadDialog classId={classId} uploadType={uploadType} onClose={() => closed.push(true)} />,
  );
  return { ...view, closed };
};

describe('the upload dialog', () => {
  it('has one variant for a syllabus', { tags: ['S2.212', 'S2.229', 'S5.21'] }, () => {
    open('syllabus');
    expect(screen.getByRole('dialog', { name: 'Upload Syllabus' })).toHaveAccessibleDescription(
      'Upload your course syllabus to automatically extract important dates and assignments. This will replace any existing syllabus.',
    );
    expect(screen.getByText('PDF, DOCX, PPTX, CSV, XLS, XLSX, TXT')).toBeVisible();
  });

  it(
    'has another for files, and names the formats to convert first',
    { tags: ['S2.213', 'S2.218', 'S2.219', 'S2.220', 'S2.230', 'S5.20', 'S5.22'] },
    () => {
      open();
      expect(screen.getByRole('dialog', { name: 'Upload File' })).toHaveAccessibleDescription(
        'Upload documents, notes, and course materials for this class.',
      );
      expect(screen.getByText('PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, JPEG, PNG, GIF, WEBP')).toBeVisible();
      expect(screen.getByText('Not accepted yet, convert first: HTML, ODT, RTF, EPUB, JSON')).toBeVisible();
      expect(picker()).toHaveAttribute('accept', '.pdf,.docx,.pptx,.xls,.xlsx,.csv,.txt,.jpeg,.jpg,.png,.gif,.webp');
      expect(screen.getByLabelText('Description (Optional)')).toHaveAttribute(
        'placeholder',
        'Add a description for this file...',
      );
    },
  );

  it(
    'waits for a file, shows it with its size, and lets it be removed',
    { tags: ['S2.224', 'S2.225', 'S2.226', 'S5.11'] },
    async () => {
      open();
      expect(button()).toBeDisabled();
      await user.upload(picker(), pdf('a.pdf', new Uint8Array(1_310_720)));
      expect(await screen.findByText('a.pdf')).toBeVisible();
      expect(screen.getByText('1.25 MB')).toBeVisible();
      expect(button()).toBeEnabled();
      await user.click(screen.getByRole('button', { name: 'Remove file' }));
      expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
      expect(button()).toBeDisabled();
      expect(zone()).toHaveFocus();
    },
  );

  it.each([
    ['a.pdf', 'application/pdf', 'file-text'],
    ['a.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'presentation'],
    ['a.csv', 'text/csv', 'file-spreadsheet'],
    ['a.png', 'image/png', 'file-image'],
  ])('shows %s, of the type %s, with the icon %s', { tags: ['S2.223', 'S4.20'] }, async (name, type, icon) => {
    open();
    await user.upload(picker(), new File(['x'], name, { type }));
    const line = (await screen.findByText(name)).closest('div')?.parentElement;
    expect(line?.querySelector('svg')).toHaveClass(`lucide-${icon}`);
  });

  it('opens the file picker by click and by key', { tags: ['S2.216'] }, async () => {
    open();
    let opened = 0;
    picker().addEventListener('click', () => (opened += 1));
    await user.click(zone());
    zone().focus();
    await user.keyboard('{Enter}');
    expect(opened).toBe(2);
  });

  it.each([
    ['a wrong type', new File(['MZ'], 'a.pdf', { type: 'application/x-msdownload' })],
    ['a wrong extension', pdf('a.exe')],
  ])('refuses %s', { tags: ['S5.14', 'S5.15', 'S5.16'] }, async (_, file) => {
    const { notices } = open();
    await user.upload(picker(), file);
    await waitFor(() =>
      expect(notices).toEqual([
        {
          title: 'Invalid file type',
          description: 'Please upload PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, or image files only.',
          tone: 'destructive',
        },
      ]),
    );
    expect(button()).toBeDisabled();
  });

  it('refuses one byte more than 10 MB', { tags: ['S5.18', 'S9.1'] }, async () => {
    const { notices } = open();
    await user.upload(picker(), pdf('a.pdf', new Uint8Array(maxUploadBytes + 1)));
    await waitFor(() =>
      expect(notices).toEqual([
        { title: 'File Too Large', description: 'Please select a file smaller than 10MB', tone: 'destructive' },
      ]),
    );
    expect(button()).toBeDisabled();
  });

  it('accepts a dropped file, and of several the first supported one', { tags: ['S2.215'] }, async () => {
    open();
    drop(pdf('a.exe'), pdf('b.pdf'), pdf('c.pdf'));
    expect(await screen.findByText('b.pdf')).toBeVisible();
    expect(screen.getByText(/^You can upload one file at a time/)).toBeVisible();
    drop(pdf('d.pdf'));
    expect(await screen.findByText('d.pdf')).toBeVisible();
    expect(screen.queryByText(/^You can upload one file at a time/)).not.toBeInTheDocument();
  });

  it('does not let go of a dropped file by Escape, but of one that was taken out again', async () => {
    const { closed } = open();
    drop(pdf('b.pdf'));
    await screen.findByText('b.pdf');
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /Remove/ }));
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual([true]);
  });

  it('lights up while a file is dragged over it', { tags: ['S2.217', 'S4.19'] }, async () => {
    open();
    const dataTransfer = { files: [], types: ['Files'], items: [{ kind: 'file', type: 'application/pdf' }] };
    fireEvent.dragEnter(zone(), { dataTransfer });
    await waitFor(() => expect(zone()).toHaveAttribute('data-dragging'));
    fireEvent.dragLeave(zone(), { dataTransfer });
    await waitFor(() => expect(zone()).not.toHaveAttribute('data-dragging'));
  });

  it('sent without a file by other means says what is missing', { tags: ['S5.19'] }, () => {
    const { notices } = open();
    fireEvent.submit(picker().form as HTMLFormElement);
    expect(notices).toEqual([
      { title: 'No File Selected', description: 'Please select a file to upload', tone: 'destructive' },
    ]);
    expect(sent).toEqual([]);
  });

  it(
    'sends the file with its fields, is locked meanwhile, and closes',
    { tags: ['S2.214', 'S2.222', 'S2.227', 'S2.228', 'S4.16', 'S7.30', 'S8.40'] },
    async () => {
      const stored = Promise.withResolvers<void>();
      server.use(
        http.post('/api/documents/upload', async () => {
          await stored.promise;
          return HttpResponse.json(documentOf({ type: 'general' }), { status: 201 });
        }),
      );
      const { notices, closed } = open();
      await user.upload(picker(), pdf());
      await user.type(screen.getByLabelText('Description (Optional)'), 'Week 1');
      await waitFor(() => expect(button()).toBeEnabled());
      await user.click(button());
      expect(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Remove file' })).toBeDisabled();
      expect(screen.getByLabelText('Description (Optional)')).toBeDisabled();
      stored.resolve();
      await waitFor(() => expect(closed).toHaveLength(1));
      expect(sent.map(({ body }) => body)).toEqual([
        {
          classId,
          type: 'general',
          description: 'Week 1',
          file: { name: 'a.pdf', type: 'application/pdf', text: '%PDF-1.7' },
        },
      ]);
      expect(notices).toEqual([{ title: 'File uploaded successfully' }]);
    },
  );

  it('reads the documents and the class again', { tags: ['S4.17', 'S4.18', 'S7.33'] }, async () => {
    server.use(http.post('/api/documents/upload', () => HttpResponse.json(documentOf(), { status: 201 })));
    const { shell, closed } = open();
    const keys = [['/api/documents', { classId }], ['/api/classes', classId], ['/api/stats']];
    for (const key of keys) shell.queryClient.setQueryData(key, []);
    await user.upload(picker(), pdf());
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() => expect(closed).toHaveLength(1));
    for (const key of keys) expect(shell.queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('shows how much has been sent', async () => {
    const stored = Promise.withResolvers<void>();
    server.use(
      http.post('/api/documents/upload', async () => {
        await stored.promise;
        return HttpResponse.json(documentOf(), { status: 201 });
      }),
    );
    const { closed } = open();
    await user.upload(picker(), pdf());
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await user.click(button());
    expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveAttribute('value', '0');
    expect(screen.getByText('0% sent')).toBeVisible();
    stored.resolve();
    await waitFor(() => expect(closed).toHaveLength(1));
  });

  it('stays open with file and description when the server refuses', { tags: ['S7.31', 'S8.9'] }, async () => {
    server.use(http.post('/api/documents/upload', refusal(400, 'The file is empty.')));
    const { notices, closed } = open();
    await user.upload(picker(), pdf('empty.pdf', ''));
    await user.type(screen.getByLabelText('Description (Optional)'), 'Week 1');
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() =>
      expect(notices).toEqual([{ title: 'Upload Failed', description: 'The file is empty.', tone: 'destructive' }]),
    );
    expect(screen.getByText('empty.pdf')).toBeVisible();
    expect(screen.getByText('0.00 MB')).toBeVisible();
    expect(screen.getByLabelText('Description (Optional)')).toHaveValue('Week 1');
    expect(closed).toEqual([]);
  });

  it('says that the upload failed where the server gives no reason', { tags: ['S7.32'] }, async () => {
    server.use(http.post('/api/documents/upload', () => HttpResponse.error()));
    const { notices } = open();
    await user.upload(picker(), pdf());
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() =>
      expect(notices).toEqual([{ title: 'Upload Failed', description: 'Upload failed', tone: 'destructive' }]),
    );
  });

  it('closed by Cancel sends nothing', { tags: ['S2.221'] }, async () => {
    const { closed } = open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(closed).toHaveLength(1);
    expect(sent).toEqual([]);
  });
});
