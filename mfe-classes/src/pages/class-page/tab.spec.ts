import { expect, it } from 'vitest';
import { tabOf } from './tab.ts';

it.each([
  ['overview', 'overview'],
  ['events', 'events'],
  ['upcoming-events', 'events'],
  ['documents', 'documents'],
  ['notes', 'documents'],
  ['notes-documents', 'documents'],
  ['study', 'study'],
  ['study-tools', 'study'],
  ['assistant', 'assistant'],
  ['ai-assistant', 'assistant'],
  ['anything else', 'overview'],
  [null, 'overview'],
])('?tab=%s opens %s', (value, tab) => {
  expect(tabOf(value)).toBe(tab);
});
