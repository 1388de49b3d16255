import type { RemoteLink, UserView } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { serveApi } from '../../testing-server.ts';
import { Layout } from './layout.tsx';

const { answer } = serveApi();

// jsdom has the element without its methods; as in a browser, one that was removed returns no focus
let before: Element | null = null;
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    before = document.activeElement;
    this.querySelector('button')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    if (this.isConnected && before instanceof HTMLElement) before.focus();
  },
});

const open = ({
  path = '/',
  links = [],
  known = [],
  ...changed
}: Partial<UserView> & { path?: string; links?: RemoteLink[]; known?: object[] } = {}) => {
  answer('get', '/api/notices', [200, known]);
  const signedOut: true[] = [];
  const searches: true[] = [];
  const notices: true[] = [];
  const { shell, ...rest } = renderInShell(<p />, { path });
  rest.unmount();
  const user = { ...shell.user, ...changed };
  const view = renderInShell(
    <Layout
      user={user}
      links={links}
      onSignedOut={() => signedOut.push(true)}
      onSearch={() => searches.push(true)}
      onNotices={() => notices.push(true)}
    >
      <h1>Screen</h1>
    </Layout>,
    { path },
  );
  return { ...view, signedOut, searches, opened: notices };
};
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the sidebar', () => {
  it('leads to the four screens', { tags: ['S1.1', 'S6.2', 'S2.37', 'S2.38', 'S2.39', 'S2.40', 'S2.41'] }, () => {
    open();
    expect(screen.getAllByText('Academic Hub')[0]).toBeInTheDocument();
    const links = navigation().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/'],
      ['My Classes', '/classes'],
      ['Calendar', '/calendar'],
      ['To-Do List', '/tasks'],
    ]);
  });

  it.each([
    ['/', 'Dashboard'],
    ['/classes', 'My Classes'],
    ['/class/7', 'My Classes'],
    ['/classes/7', 'My Classes'],
    ['/calendar', 'Calendar'],
    ['/tasks', 'To-Do List'],
  ])('marks the current one on %s', { tags: ['S2.42'] }, (path, name) => {
    open({ path });
    expect(navigation().getByRole('link', { current: 'page' })).toHaveTextContent(name);
  });

  it.each(['/grades', '/grades/7'])('leads to the pages that remotes name, and marks them on %s', (path) => {
    const links = [
      { path: '/grades', title: 'Grades' },
      { path: '/gradesheets', title: 'Grade sheets' },
    ];
    open({ path, links });
    const added = navigation().getAllByRole('link').slice(4);
    expect(added.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Grades', '/grades'],
      ['Grade sheets', '/gradesheets'],
    ]);
    expect(navigation().getByRole('link', { current: 'page' })).toHaveTextContent('Grades');
  });

  it('shows the e-mail under the name', { tags: ['S2.50'] }, () => {
    open({ email: 'bob@example.org' });
    expect(screen.getByText('bob@example.org')).toBeInTheDocument();
  });

  it('leads to the settings, and opens the search', async () => {
    const { searches } = open();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await userEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Find, do or ask' }));
    expect(searches).toHaveLength(1);
  });

  it('says how many reminders are new, and opens them', async () => {
    const notice = {
      id: '0b7f2a7e-3c7e-4d0e-8a53-6d1f2f3a4b5c',
      thingId: '1b7f2a7e-3c7e-4d0e-8a53-6d1f2f3a4b5c',
      kind: 'exam',
      title: 'Midterm',
      className: null,
      day: '2026-12-10',
      time: null,
      createdAt: '2026-12-08T07:00:00.000Z',
      seen: false,
    };
    const { opened } = open({ known: [notice, { ...notice, id: notice.thingId, seen: true }] });
    const [bell] = await screen.findAllByRole('button', { name: 'Reminders, 1 new' });
    await userEvent.click(bell ?? document.body);
    expect(opened).toEqual([true]);
  });

  it('marks none on a page that is not theirs', () => {
    open({ path: '/nowhere' });
    expect(navigation().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  it.each([
    [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee', 'A'],
    [{ firstName: null, lastName: 'Lee' }, 'Lee', 'B'],
    [{ firstName: null, lastName: null }, 'bob@example.org', 'B'],
    [{ firstName: null, lastName: null, email: '' }, 'User', 'U'],
  ])('shows who is signed in: %o', { tags: ['S2.47', 'S2.48', 'S2.49'] }, (who, name, initial) => {
    open({ email: 'bob@example.org', ...who });
    expect(screen.getAllByText(name)[0]).toBeInTheDocument();
    expect(screen.getByText(initial)).toBeInTheDocument();
  });
});

describe('signing out', () => {
  it('says that it is busy, and then that it is done', async () => {
    answer('post', '/api/auth/logout', [204, null]);
    const { signedOut } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(signedOut).toEqual([true]));
  });

  it('says why it failed, and the student stays', { tags: ['S2.51', 'S2.52', 'S8.3'] }, async () => {
    answer('post', '/api/auth/logout', [503, { message: 'The service is unavailable at the moment.' }]);
    const { signedOut, notices } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(screen.getByRole('button', { name: /Signing Out\.\.\./ })).toBeDisabled();
    await waitFor(() =>
      expect(notices).toEqual([
        {
          title: 'Logout failed',
          description: 'The service is unavailable at the moment.',
          tone: 'destructive',
        },
      ]),
    );
    expect(signedOut).toEqual([]);
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  });
});

describe('the page', () => {
  it('is named by its heading', async () => {
    open();
    await waitFor(() => expect(document.title).toBe('Screen · Academic Hub'));
  });

  it('lets the keyboard skip the navigation', async () => {
    open();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to the heading of the screen that a link opens', async () => {
    open();
    await userEvent.click(navigation().getByRole('link', { name: 'Calendar' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('opens the navigation as a drawer that closes with the link that is followed', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'To-Do List' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/tasks');
  });

  it.each([
    ['its button', () => screen.getByRole('button', { name: 'Close menu' })],
    ['a click beside it', () => screen.getByRole('dialog', { name: 'Menu' })],
  ])('has the focus at the menu button again when %s closes the drawer', async (_, target) => {
    open();
    const menu = screen.getByRole('button', { name: 'Open menu', hidden: true });
    menu.closest('header')?.style.setProperty('display', 'flex'); // as on a phone
    await userEvent.click(menu);
    await userEvent.click(target());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(menu).toHaveFocus();
  });
});

it('says above every page that there is no network, or no server', async () => {
  const { shell } = open();
  act(() => void shell.queryClient.setQueryData(['lost'], true));
  const notice = await screen.findByText(/We can't reach the server/);
  expect(notice).toBeVisible();
  expect(notice.closest('output')?.parentElement?.parentElement).toHaveStyle({ position: 'sticky' }); // also when scrolled
  act(() => void shell.queryClient.setQueryData(['lost'], false));
  await waitFor(() => expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument());
  expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You're offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument();
});
