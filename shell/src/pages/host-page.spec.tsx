import { Providers } from '@hub/mfe';
import { renderInShell } from '@hub/mfe/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createNotices } from '../notices.ts';
import { createSession } from '../session.ts';
import { HostPage } from './host-page.tsx';

const open = (path: string) => {
  const { shell, unmount } = renderInShell(<p />, { path });
  unmount();
  const notices = createNotices();
  const session = createSession(shell.user, {
    notices,
    leave: () => Promise.resolve(),
    depart: () => {},
    tellTabs: () => {},
  });
  const place = document.createElement('div');
  place.textContent = 'remote';
  render(
    <Providers shell={{ ...shell, queryClient: session.queryClient }}>
      <HostPage
        session={session}
        notices={notices}
        places={[place]}
        links={[]}
        isRemotePage={(path) => path === '/tasks'}
      />
    </Providers>,
  );
  return { session, notices };
};

describe('the page of a student', () => {
  it('is the dashboard on /', { tags: ['S2.6', 'S2.56', 'S2.57'] }, async () => {
    open('/');
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(screen.getByText("Welcome back! Here's what's happening with your studies.")).toBeVisible();
    const missing = () => screen.getAllByText('This part of the app is not available yet');
    await waitFor(() => expect(missing()).toHaveLength(3));
  });

  it('gives room to the remotes on their pages', () => {
    open('/tasks');
    expect(screen.getByText('remote')).toBeVisible();
    expect(screen.queryByText('404 Page Not Found')).not.toBeInTheDocument();
  });

  it('is not found anywhere else', { tags: ['S2.15', 'S2.16', 'S2.17'] }, () => {
    open('/nowhere');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('is left for the dashboard on /auth', { tags: ['S2.33'] }, () => {
    open('/auth');
    expect(window.location.pathname).toBe('/');
  });

  it('puts the focus on the heading of what the search has opened', async () => {
    open('/nowhere');
    const [bar] = screen.getAllByRole('button', { name: /^Find, do or ask/ }); // on a phone the other one
    await userEvent.click(bar ?? document.body);
    await userEvent.click(await screen.findByRole('option', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, 50)); // the dialog gives the focus back a moment later
    expect(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toHaveFocus();
  });

  it('shows a spinner and the reason once the session is over', async () => {
    const { session } = open('/tasks');
    act(() => session.expire());
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.getByText('Unauthorized')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
