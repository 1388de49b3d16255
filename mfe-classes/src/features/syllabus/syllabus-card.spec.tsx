import { DocumentView } from '@hub/contracts';
import { progressKey } from '@hub/mfe';
import { classId, documentOf, findingOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { SyllabusCard } from '../../pages/class-page/syllabus-card.tsx';

const { account, server, sent } = serveAccount();
// hidden while a dialog is open
const card = () => within(screen.getByRole('region', { name: 'Course Syllabus', hidden: true }));
const open = () => renderInShell(<SyllabusCard classId={classId} />);
const analyzed = (document: DocumentView, scheduled: number) => {
  const done = { ...document, analyzed: true, analysis: 'done' };
  account.documents = account.documents.map((item) => (item.id === document.id ? DocumentView.parse(done) : item));
  return HttpResponse.json({ document: done, scheduled });
};

describe('the syllabus card', () => {
  it('offers the upload to a class without a syllabus', { tags: ['S2.120'] }, async () => {
    account.documents = [documentOf({ name: 'slides.pdf', type: 'general' })];
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload Syllabus' }));
    expect(await screen.findByRole('dialog', { name: 'Upload Syllabus' })).toBeVisible();
    expect(card().queryByText('slides.pdf')).not.toBeInTheDocument();
  });

  it(
    'opens a syllabus in a new tab and shows the state of its dates',
    { tags: ['S2.114', 'S2.115', 'S2.116', 'S2.117', 'S7.39'] },
    async () => {
      account.documents = [
        documentOf({ name: 'new.pdf', filePath: 'k-1' }),
        documentOf({ name: 'read.pdf', analyzed: true, analysis: 'done' }),
        documentOf({ name: 'broken.pdf', analysis: 'failed', analysisError: 'The file holds no text.' }),
      ];
      open();
      const [fresh, read, broken] = (await card().findAllByRole('listitem')).map((line) => within(line));
      const view = fresh?.getByRole('link', { name: /^View/ });
      expect(view).toHaveAttribute('href', '/uploads/k-1');
      expect(view).toHaveAttribute('target', '_blank');
      expect(fresh?.getByText('Not Analyzed')).toBeVisible();
      expect(fresh?.getByRole('button', { name: 'Check Dates' })).toBeEnabled();
      expect(read?.getByText('Analyzed')).toBeVisible();
      expect(read?.queryByRole('button', { name: 'Check Dates' })).not.toBeInTheDocument();
      expect(broken?.getByText('Analysis failed — Check Dates to retry')).toBeVisible();
      expect(broken?.getByText('The file holds no text.')).toBeVisible();
      expect(broken?.getByRole('button', { name: 'Check Dates' })).toBeEnabled();
    },
  );

  it('shows an analysis that runs elsewhere, and its progress once that is reported', async () => {
    const syllabus = documentOf({ analysis: 'running' });
    account.documents = [syllabus];
    const { shell } = open();
    expect(await screen.findByText('Analyzing...')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Analyzing syllabus.pdf' });
    expect(bar).not.toHaveAttribute('value');
    expect(screen.getByText('Waiting to start')).toBeVisible();

    const progress = { workflow: 'analyzeSyllabus', subjectId: syllabus.id, step: 'Looking for dates', fraction: 0.6 };
    act(() => void shell.queryClient.setQueryData(progressKey(syllabus.id), progress));
    expect(await screen.findByText('Looking for dates')).toBeVisible();
    expect(bar).toHaveAttribute('value', '60');
  });

  it('shows three syllabi and the others on demand', { tags: ['S2.113', 'S2.119'] }, async () => {
    account.documents = ['a', 'b', 'c', 'd', 'e'].map((name) => documentOf({ name: `${name}.pdf` }));
    open();
    const more = await screen.findByRole('button', { name: '+2 more syllabi' });
    expect(card().getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(more);
    expect(card().getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /more syllabi/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^View d.pdf/ })).toHaveFocus(); // the first of the new ones
  });

  it('says what failed, and never that there is no syllabus', async () => {
    server.use(http.get('/api/documents', refusal(503, 'no')));
    const { notices } = open();
    expect(await screen.findByText('Failed to fetch documents')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload Syllabus' })).not.toBeInTheDocument();
    expect(notices).toEqual([{ title: 'Failed to fetch documents', tone: 'destructive' }]);
  });
});

describe('deleting a syllabus', () => {
  it('asks first, then takes it off the card and keeps its dates', { tags: ['S2.118', 'S7.37'] }, async () => {
    const syllabus = documentOf({ analyzed: true, analysis: 'done' });
    account.documents = [syllabus];
    const { notices } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete syllabus.pdf' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(
      'Are you sure you want to delete this document? This action cannot be undone.',
    );
    expect(sent).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No Syllabus Yet')).toBeVisible();
    expect(notices).toEqual([{ title: 'Document Deleted' }]);
    expect(sent.map(({ call }) => call)).toEqual([`DELETE /api/documents/${syllabus.id}`]);
  });
});

describe('checking a syllabus for dates', () => {
  it('says that it checks, then that it is analyzed', { tags: ['S4.23', 'S7.36', 'S8.51'] }, async () => {
    const syllabus = documentOf();
    account.documents = [syllabus];
    server.use(
      http.post('/api/documents/:id/analyze', async () => {
        await delay(100);
        return analyzed(syllabus, 4);
      }),
    );
    const { notices, shell } = open();
    shell.queryClient.setQueryData(['/api/events'], []);
    await userEvent.click(await screen.findByRole('button', { name: 'Check Dates' }));
    expect(screen.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    expect(screen.getByText('Analyzing...')).toBeVisible();
    expect(await screen.findByText('Analyzed')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
    expect(shell.queryClient.getQueryState(['/api/events'])?.isInvalidated).toBe(true);
    await waitFor(() =>
      expect(notices).toEqual([
        {
          title: 'Analysis Complete',
          description: 'Important dates have been extracted and added to upcoming events!',
        },
      ]),
    );
  });

  it('does not claim dates when none were found', async () => {
    const syllabus = documentOf();
    account.documents = [syllabus];
    server.use(http.post('/api/documents/:id/analyze', () => analyzed(syllabus, 0)));
    const { notices } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Check Dates' }));
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Analysis Complete'));
    expect(notices.at(-1)?.description).toMatch(/^No dates were found .* Add Event/);
  });

  it('shows the reason of a failure and can be tried again', { tags: ['S8.27'] }, async () => {
    account.documents = [documentOf()];
    server.use(
      http.post('/api/documents/:id/analyze', () => {
        account.documents = [documentOf({ analysis: 'failed', analysisError: 'The file holds no text.' })];
        return refusal(422, 'Analysis failed: The file holds no text.')();
      }),
    );
    const { notices } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Check Dates' }));
    expect(await screen.findByText('Analysis failed — Check Dates to retry')).toBeVisible();
    expect(screen.getByText('The file holds no text.')).toBeVisible();
    await waitFor(() =>
      expect(notices).toEqual([
        {
          title: 'Analysis Failed',
          description: 'Analysis failed: The file holds no text.',
          tone: 'destructive',
        },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Check Dates' })).toBeEnabled();
  });

  it(
    'says that it failed where the server gives no reason, and stays not analyzed',
    { tags: ['S8.28', 'S4.22'] },
    async () => {
      account.documents = [documentOf()];
      server.use(http.post('/api/documents/:id/analyze', () => HttpResponse.error()));
      const { notices } = open();
      await userEvent.click(await screen.findByRole('button', { name: 'Check Dates' }));
      await waitFor(() =>
        expect(notices).toEqual([{ title: 'Analysis Failed', description: 'Analysis failed', tone: 'destructive' }]),
      );
      expect(screen.getByText('Not Analyzed')).toBeVisible();
    },
  );

  it('continues in the background when it takes longer than the request waits', async () => {
    const syllabus = documentOf();
    account.documents = [syllabus];
    server.use(
      http.post('/api/documents/:id/analyze', () => {
        account.documents = [{ ...syllabus, analysis: 'running' }];
        return HttpResponse.json({ document: account.documents[0], scheduled: 0 }, { status: 202 });
      }),
    );
    const { notices } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Check Dates' }));
    await waitFor(() => expect(notices).toMatchObject([{ title: 'AI analysis is in progress.' }]));
    expect(screen.getByText('Analyzing...')).toBeVisible();
  });

  it('says so when AI is unavailable, from the start or after a refusal', async () => {
    const unavailable = /^AI analysis is unavailable right now/;
    account.documents = [documentOf()];
    const first = open();
    await screen.findByRole('button', { name: 'Check Dates' });
    expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
    server.use(http.post('/api/documents/:id/analyze', refusal(503, 'Analysis is unavailable at the moment.')));
    await userEvent.click(screen.getByRole('button', { name: 'Check Dates' }));
    expect(await screen.findByText(unavailable)).toBeVisible();
    first.unmount();

    const parts = { ai: { ok: false, detail: 'no Temporal' } };
    server.use(http.get('/api/health', () => HttpResponse.json({ status: 'degraded', parts }, { status: 503 })));
    open();
    expect(await screen.findByText(unavailable)).toBeVisible();
  });
});

describe('uploading a syllabus', () => {
  it('stores it, joins its analysis, and opens the review of its dates', { tags: ['S8.39'] }, async () => {
    const syllabus = documentOf();
    account.findings = [findingOf({ documentId: syllabus.id, title: 'Essay' })];
    server.use(
      http.post('/api/documents/upload', () => {
        account.documents = [syllabus];
        return HttpResponse.json(syllabus, { status: 201 });
      }),
      http.post('/api/documents/:id/analyze', async () => {
        await delay(50);
        return analyzed(syllabus, 4);
      }),
    );
    const { notices } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload Syllabus' }));
    await screen.findByLabelText('File');
    const dialog = within(screen.getByRole('dialog', { name: 'Upload Syllabus' }));
    await userEvent.upload(dialog.getByLabelText('File'), new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
    await dialog.findByText('a.pdf');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload File' }));
    expect(await screen.findByText('Analyzed')).toBeVisible();
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(notices).toEqual([
      { title: 'Syllabus uploaded successfully!', description: 'AI analysis is in progress.' },
      {
        title: 'Analysis Complete',
        description: 'Important dates have been extracted and added to upcoming events!',
      },
    ]);
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /api/documents/upload',
      `POST /api/documents/${syllabus.id}/analyze`,
    ]);
    expect(await screen.findByRole('dialog', { name: 'Review Dates' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Looks right: Essay' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
