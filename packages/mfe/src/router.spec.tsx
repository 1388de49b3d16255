import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Link, matchPath, usePath, useRoute, useSearch } from './router.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

const Place = () => (
  <p>
    {usePath()} {useRoute('/classes/:id', '/class/:id')?.['id']} {useSearch().get('tab')}
  </p>
);

describe('the router', () => {
  it('reads the parameters of a path', () => {
    expect(matchPath('/class/:id', '/class/7/')).toEqual({ id: '7' });
    expect(matchPath('/class/:id', '/class/')).toBeNull();
    expect(matchPath('/class/:id', '/class/%')).toEqual({ id: '%' });
    expect(matchPath('/', '/')).toEqual({});
  });

  it('follows a link without a reload, and the back button', async () => {
    renderInShell(
      <>
        <Place />
        <Link href="/class/7?tab=events">Events</Link>
      </>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByText('/class/7 7 events')).toBeVisible();
    act(() => {
      window.history.replaceState(null, '', '/tasks');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('/tasks')).toBeVisible();
  });
});
