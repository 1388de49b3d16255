import { changed, classId, documentOf, eventOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { SyllabusCard } from '../../pages/class-page/syllabus-card.tsx';

const { account, server, sent } = serveAccount();
const open = () => renderInShell(<SyllabusCard classId={classId} />);

describe('the dates of a syllabus', () => {
  const syllabus = documentOf({ analyzed: true, analysis: 'done' });
  const ofIt = { documentId: syllabus.id, sourceState: 'current' };

  it('can be removed together, those apart that the student edited or completed, and Undo brings them back', async () => {
    const kept = [eventOf({ ...ofIt, edited: true }), eventOf({ ...ofIt, completed: true }), eventOf()];
    account.documents = [syllabus];
    account.events = [eventOf(ofIt), eventOf(ofIt), ...kept];
    server.use(
      http.delete('/api/documents/:id/dates', () => {
        account.events = kept;
        return changed({ removed: 2 });
      }),
    );
    const { notices } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove dates from this syllabus (2)' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove 2 dates from your calendar?' });
    expect(question).toHaveAccessibleDescription('Dates you edited or completed will stay.');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(notices).toMatchObject([{ title: '2 dates removed', action: { label: 'Undo' } }]));
    expect(screen.queryByRole('button', { name: /^Remove dates/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
    expect(sent.map(({ call }) => call)).toEqual([`DELETE /api/documents/${syllabus.id}/dates`]);
  });

  it('are still shown, and can be removed, when the syllabus is deleted', async () => {
    account.events = [eventOf({ documentId: syllabus.id, sourceState: 'source_deleted' })];
    open();
    expect(await screen.findByText('1 date of a deleted syllabus is still in your calendar.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove dates from this syllabus (1)' })).toBeVisible();
  });

  it('wait for the list above them', async () => {
    account.documents = [documentOf({ name: 'other.pdf' })];
    account.events = [eventOf({ documentId: syllabus.id, sourceState: 'source_deleted' })];
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get('/api/documents', () => asked.then(() => HttpResponse.json(account.documents))));
    const { shell } = open();
    await waitFor(() =>
      expect(shell.queryClient.getQueriesData({ queryKey: ['/api/events'] })[0]?.[1]).toHaveLength(1),
    );
    expect(screen.queryByText(/of a deleted syllabus/)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('other.pdf')).toBeVisible();
    expect(screen.getByText(/of a deleted syllabus/)).toBeVisible();
  });

  it('stay when removing them fails, which is said', async () => {
    account.documents = [syllabus];
    account.events = [eventOf(ofIt)];
    server.use(http.delete('/api/documents/:id/dates', () => HttpResponse.error()));
    const { notices } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove dates from this syllabus (1)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(notices).toEqual([{ title: 'Error', description: 'Failed to remove the dates', tone: 'destructive' }]),
    );
  });
});
