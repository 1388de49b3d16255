import { uploadTypes } from '@hub/contracts';
import { expect, it } from 'vitest';
import { contentMatches } from './content.ts';
import { dishonestFiles, honestFiles } from './testing/files.ts';

it('every type that may be uploaded has an example', () => {
  expect(Object.keys(honestFiles).toSorted()).toEqual(Object.keys(uploadTypes).toSorted());
});

it.each(Object.entries(honestFiles))('a true .%s passes', async (extension, content) => {
  expect(await contentMatches(extension, content)).toBe(true);
});

it.each(Object.entries(dishonestFiles))('%s is refused', async (_what, [extension, content]) => {
  expect(await contentMatches(extension, content)).toBe(false);
});

it('nothing passes under an extension that is not accepted', async () => {
  expect(await contentMatches('html', Buffer.from('hello'))).toBe(false);
  expect(await contentMatches('constructor', Buffer.from('hello'))).toBe(false);
});
