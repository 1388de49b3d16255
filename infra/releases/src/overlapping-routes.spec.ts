import { describe, expect, it } from 'vitest';
import { overlap } from '@hub/contracts';
import { rejectOverlap } from './overlapping-routes.ts';

describe('two routes', () => {
  it.each([
    ['/classes/:id', '/classes/:name'],
    ['/classes/:id', '/classes/new'],
    ['/classes/', '/classes'],
    ['/:folder/new', '/classes/:id'],
  ])('%s and %s match one path', (one, other) => {
    expect(overlap(one, other)).toBe(true);
    expect(overlap(other, one)).toBe(true);
  });

  it.each([
    ['/classes', '/class'],
    ['/classes/:id', '/classes'],
    ['/classes/:id', '/classes/:id/notes'],
    ['/:page', '/'],
  ])('%s and %s match no common path', (one, other) => {
    expect(overlap(one, other)).toBe(false);
  });
});

describe('a route that is taken', () => {
  const build = { version: '1', entry: '/e.js', preload: {}, requires: {} };
  const remotes = { mfe_classes: { ...build, routes: ['/classes/:id', '/*'], slots: {} } };
  const declare = (route: string) => () => rejectOverlap(remotes, { name: 'mfe_new', routes: [route], slots: {} });

  it.each(['/', '/settings', '/settings/', '/:page', '/auth', '/api/tasks', '/mfe/x', '/assets/:file'])(
    '%s is refused, because it belongs to the shell or the server',
    (route) => {
      expect(declare(route)).toThrow(`the route ${route} belongs to the shell`);
    },
  );

  it('is refused by the pattern that matches it', () => {
    expect(declare('/classes/:name')).toThrow('the route /classes/:name belongs to mfe_classes, as /classes/:id');
  });

  it('is free when only a remote on all pages matches it', () => {
    expect(declare('/notes')).not.toThrow();
    expect(declare('/*')).not.toThrow();
  });
});
