import { documentOf, eventOf, findingOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReviewSheet } from '../review-sheet.tsx';

const { account, sent } = serveAccount();
const syllabus = documentOf({ name: 'bio.pdf', analyzed: true, analysis: 'done' });
const documentId = syllabus.id;
const from = { dueDate: '2026-11-20', dueTime: null };
const moved = (title: string) => findingOf({ documentId, title, change: 'moved', movedFrom: from });
const fresh = (title: string) => findingOf({ documentId, title, change: 'new' });
const gone = (title: string) => findingOf({ documentId, title, change: 'gone', probability: null });

const open = () => renderInShell(<ReviewSheet syllabus={syllabus} onClose={() => undefined} />);
const button = (name: string) => screen.findByRole('button', { name });
const calls = () => sent.map(({ call }) => call.split('/').at(-1));
const section = (name: RegExp) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  account.documents = [syllabus];
});

describe('a new version of a syllabus', () => {
  it('lists what moved, what is new and what is gone first', async () => {
    account.findings = [findingOf({ documentId, title: 'Same' }), moved('Essay'), fresh('Lab'), gone('Quiz')];
    open();
    await screen.findByRole('heading', { name: 'New version: 1 moved, 1 new, 1 gone' });
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.slice(1)).toEqual(['Moved (1)', 'New (1)', 'Gone (1)', 'On your calendar (1)']);
    expect(section(/^Moved/).getByRole('listitem')).toHaveAccessibleName(
      'Essay Fri, Nov 20, 2026 now Fri, Nov 27, 2026 Assignment',
    );
    expect(section(/^Gone/).getByText('The earlier version said:', { exact: false })).toBeVisible();
    expect(await button('Accept: Essay')).toHaveFocus();
  });

  it('moves an event with Enter, and keeps one with Backspace', async () => {
    account.findings = [moved('Essay'), gone('Quiz'), gone('Test')];
    const { notices } = open();
    expect(await button('Accept: Essay')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await button('Accept: Quiz')).toHaveFocus();
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Essay moved', action: { label: 'Undo' } }]));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(notices[1]).toMatchObject({ title: 'Quiz stays as it is' }));
    await userEvent.click(await button('Accept: Test'));
    await waitFor(() => expect(notices[2]).toMatchObject({ title: 'Test removed from your calendar' }));
    expect(calls()).toEqual(['accept', 'keep', 'accept']);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^New version/ })).not.toBeInTheDocument());
    expect(section(/^On your calendar/).getAllByRole('listitem')).toHaveLength(2);
    notices[2]?.action?.onClick();
    expect(await button('Keep as is: Test')).toBeVisible();
  });

  it('accepts all of it at once', async () => {
    account.findings = [moved('Essay'), gone('Quiz')];
    open();
    await userEvent.click(await button('Accept all'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^New version/ })).not.toBeInTheDocument());
    expect(calls()).toEqual(['accept']);
  });
});

describe('merging', () => {
  it('asks with M for the event that is the same, the nearest day first', async () => {
    const quiz = findingOf({ documentId, title: 'Quiz', dueDate: '2026-11-27' });
    const [far, near] = ['2026-12-27', '2026-11-28'].map((dueDate) =>
      eventOf({ title: `On ${dueDate}`, dueDate, classId: syllabus.classId }),
    );
    account.findings = [quiz];
    account.events = [far, near].flatMap((event) => event ?? []);
    const { notices } = open();
    expect(await button('Looks right: Quiz')).toHaveFocus();
    await userEvent.keyboard('m');
    const select = screen.getByRole('combobox', { name: 'Same as' });
    expect(select).toHaveFocus();
    await waitFor(() => expect(select).toHaveDisplayValue('On 2026-11-28 · Sat, Nov 28, 2026'));
    await userEvent.selectOptions(select, 'On 2026-12-27 · Sun, Dec 27, 2026');
    await userEvent.click(await button('Merge'));
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Quiz merged', action: { label: 'Undo' } }]));
    expect(sent.at(-1)?.body).toEqual({ into: far?.id });
    expect(screen.queryByRole('listitem', { name: /Quiz/ })).not.toBeInTheDocument();
  });

  it('closes with Escape, and says when there is nothing else', async () => {
    account.findings = [findingOf({ documentId, title: 'Quiz' })];
    open();
    await userEvent.click(await button('Merge: Quiz'));
    expect(screen.getByText('There is no other event in this class.')).toBeVisible();
    expect(await button('Merge')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(await button('Looks right: Quiz')).toHaveFocus();
    expect(sent).toEqual([]);
  });
});
