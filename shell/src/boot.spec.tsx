import { afterEach, describe, expect, it } from 'vitest';
import { bootOnPage, fetchBoot } from './boot.ts';
import { serveApi } from './testing-server.ts';

const { answer } = serveApi();
const manifest = { revision: '1', remotes: {} };
const ofOperators = {
  version: '1',
  entry: '/mfe/operations/1/entry.js',
  preload: {},
  requires: {},
  routes: ['/operations'],
  slots: {},
  roles: ['operator'],
};

const page = (content: string) => {
  const script = document.createElement('script');
  script.id = 'boot';
  script.type = 'application/json';
  script.textContent = content;
  document.body.replaceChildren(script);
};

afterEach(() => document.body.replaceChildren());

describe('what a page knows as it starts', () => {
  it('is in the page', () => {
    page(JSON.stringify({ user: null, manifest, hostEntry: '/assets/host.js' }));
    expect(bootOnPage()).toEqual({ user: null, manifest, hostEntry: '/assets/host.js' });
  });

  it('is refused when it has another shape', () => {
    page('{"user":7}');
    expect(bootOnPage).toThrow('user');
  });

  it(
    'is fetched when the page does not contain it; a visitor has no account and no remote of a role',
    { tags: ['S4.1', 'S4.2'] },
    async () => {
      answer('get', '/api/auth/user', [401, { message: 'Unauthorized' }]);
      answer('get', '/remotes.json', [200, { ...manifest, remotes: { mfe_operations: ofOperators } }]);
      answer('get', '/shell.json', [200, { host: '/assets/host.js', visitor: '/assets/visitor.js' }]);
      expect(bootOnPage()).toBeNull();
      await expect(fetchBoot()).resolves.toEqual({ user: null, manifest, hostEntry: '/assets/host.js' });
    },
  );
});
