import type { DocumentView } from '@hub/contracts';
import { documentOf, findingOf, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReviewSheet } from '../review-sheet.tsx';

const { account, server } = serveAccount();
const word = documentOf({ name: 'bio.docx', filePath: 'k', analyzed: true, analysis: 'done' });
const finding = (title: string, fields = {}) =>
  findingOf({ documentId: word.id, title, quote: `${title} is due on May 4.`, page: 1, ...fields });
const pages = [
  [
    { kind: 'paragraph', text: 'Welcome. Essay is due on May 4. Good luck.' },
    { kind: 'table', rows: [['Exam', 'is due on May 4.']] },
  ],
  [{ kind: 'heading', text: 'Project is due on May 4.' }],
];

/** Renders the review of a syllabus on a screen of 1280 px, or on a phone. */
const open = (syllabus: DocumentView, { isWide }: { isWide: boolean }) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('>= 1100px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return renderInShell(<ReviewSheet syllabus={syllabus} onClose={() => {}} />);
};
const page = (name: string) => screen.findByRole('region', { name });
const marks = (place: HTMLElement) => [...place.querySelectorAll('mark')].map(({ textContent }) => textContent);
const item = (name: RegExp) => screen.findByRole('listitem', { name });

beforeEach(() => {
  account.findings = [finding('Essay'), finding('Exam'), finding('Project', { page: 2 })];
  server.use(
    http.get('/api/documents/:id/text', ({ request }) => {
      const blocks = pages[Number(new URL(request.url).searchParams.get('page')) - 1];
      return blocks ? HttpResponse.json({ blocks }) : refusal(404, 'Document not found')();
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('the page next to the list', () => {
  it('has the sentence of the finding marked, and follows the keys', async () => {
    open(word, { isWide: true });
    expect(marks(await page('Page 1'))).toEqual(['Essay is due on May 4.']);
    await userEvent.keyboard('j');
    expect(marks(await page('Page 1'))).toEqual(['Exam', 'is due on May 4.']);
    await userEvent.keyboard('j');
    expect(marks(await page('Page 2'))).toEqual(['Project is due on May 4.']);
    expect(screen.queryByRole('button', { name: /^Show page/ })).not.toBeInTheDocument();
  });

  it('follows the pointer, but not a list that scrolls under it', async () => {
    open(word, { isWide: true });
    fireEvent.pointerMove(await item(/Exam/), { clientX: 5, clientY: 5 });
    await waitFor(() => expect(marks(screen.getByRole('region', { name: 'Page 1' }))).toContain('Exam'));
    await userEvent.keyboard('jj');
    expect(await page('Page 2')).toBeVisible();
    fireEvent.pointerMove(await item(/Essay/), { clientX: 5, clientY: 5 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await page('Page 2')).toBeVisible();
  });

  it('is hidden and shown by P and by its button, and P is a letter in a form', async () => {
    open(word, { isWide: true });
    await page('Page 1');
    await userEvent.keyboard('p');
    expect(screen.queryByRole('region', { name: 'Page 1' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show page' }));
    expect(await page('Page 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hide page' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Essay' }));
    await userEvent.keyboard('p');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Essayp');
    expect(await page('Page 1')).toBeVisible();
  });
});

describe('the page on a narrow screen', () => {
  it('is part of its row, one at a time', async () => {
    open(word, { isWide: false });
    const show = await screen.findByRole('button', { name: 'Show page 1: Essay' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: 'Page 1' })).not.toBeInTheDocument();
    await userEvent.click(show);
    expect(within(await item(/Essay/)).getByRole('button', { name: 'Hide page 1: Essay' })).toHaveFocus();
    expect(marks(await within(await item(/Essay/)).findByRole('region', { name: 'Page 1' }))).toHaveLength(1);

    (await screen.findByRole('button', { name: 'Looks right: Project' })).focus();
    await userEvent.keyboard('P');
    expect(marks(await within(await item(/Project/)).findByRole('region', { name: 'Page 2' }))).toHaveLength(1);
    expect(within(await item(/Essay/)).queryByRole('region')).not.toBeInTheDocument();
    await userEvent.keyboard('p');
    expect(screen.queryByRole('region', { name: 'Page 2' })).not.toBeInTheDocument();
  });
});

describe('a page that is not there', () => {
  it('can be fetched again when that failed', async () => {
    server.use(http.get('/api/documents/:id/text', refusal(503, 'no'), { once: true }));
    open(word, { isWide: true });
    expect(await screen.findByText('Failed to load the page')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(marks(await page('Page 1'))).toEqual(['Essay is due on May 4.']);
  });

  it('says so when the file was deleted', async () => {
    account.findings = [finding('Essay', { page: 3 })];
    open(word, { isWide: true });
    expect(await screen.findByText("This page isn't available anymore.")).toBeVisible();
  });

  it('is shown without a mark when the line is not found on it', async () => {
    account.findings = [finding('Essay', { quote: 'Something else entirely, on another day' })];
    open(word, { isWide: true });
    expect(await screen.findByText("The line couldn't be marked on this page.")).toBeVisible();
    expect(marks(await page('Page 1'))).toEqual([]);
  });
});

it('a syllabus that is a picture is shown whole, with its line as text', async () => {
  const photo = documentOf({ name: 'bio.png', filePath: 'k', mimeType: 'image/png', analysis: 'done' });
  account.findings = [finding('Essay', { documentId: photo.id })];
  open(photo, { isWide: true });
  const picture = await screen.findByRole('img', { name: 'Page 1 of bio.png. It says: Essay is due on May 4.' });
  expect(picture).toHaveAttribute('src', '/uploads/k');
  expect(screen.getByText("This page is a picture, so the line isn't marked.")).toBeVisible();
  fireEvent.error(picture);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('img')).toBeVisible();
});
