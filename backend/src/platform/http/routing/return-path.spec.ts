import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from './return-path.ts';

it.each(['/', '/calendar', '/class/7?tab=notes#top', '/a%20b'])('%s is followed', (path) => {
  expect(ownPath(path)).toBe(path);
});

it.each([
  undefined,
  '',
  'calendar',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/a\r\nSet-Cookie: x=1',
  '/%0d%0aSet-Cookie: x=1',
  '/\t/evil.example',
  '/%',
  `/${'a'.repeat(2001)}`,
])('%j leads to the start instead', (path) => {
  expect(ownPath(path)).toBe('/');
});

it('nothing ever leads to another origin', () => {
  const piece = constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    ':',
    '@',
    '.',
    '//',
    'evil.example',
    'https',
    '\t',
    '?',
    '#',
    '%09',
  );
  assert(
    property(array(piece, { maxLength: 8 }), (pieces) => {
      const target = new URL(ownPath(`/${pieces.join('')}`), 'http://own.example');
      expect(target.origin).toBe('http://own.example');
    }),
  );
});
