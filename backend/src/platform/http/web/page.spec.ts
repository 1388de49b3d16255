import { describe, expect, it } from 'vitest';
import { matches } from './page.ts';

describe('a route', () => {
  it.each([
    ['/', '/', true],
    ['/', '/calendar', false],
    ['/calendar', '/calendar', true],
    ['/calendar', '/calendar/', true],
    ['/class/:id', '/class/7', true],
    ['/class/:id', '/class/', false],
    ['/class/:id', '/class/7/notes', false],
    ['/docs/*', '/docs/a/b', true],
  ])('%s for %s: %s', (route, path, expected) => {
    expect(matches(route, path)).toBe(expected);
  });
});
