import { DocumentId } from '@hub/contracts';
import { course } from '@hub/study-rules/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { classWhenRead, readingText } from './when-read.ts';

const fresh = { id: DocumentId.parse(randomUUID()), name: 'fresh.pdf' };

const waiting = async (unreadFor: number, more: { documentIds?: DocumentId[]; longestMs?: number } = {}) => {
  const waited: string[] = [];
  let reads = 0;
  const context = await classWhenRead({
    contextOf: async () => {
      reads += 1;
      return { class: course, turns: [], unread: reads <= unreadFor ? [fresh] : [] };
    },
    longestMs: 5000,
    onWait: (names) => waited.push(readingText(names)),
    ...more,
  });
  return { waited, reads, unread: context.unread };
};

describe('a class whose document is being read', () => {
  it('is returned once the document can be searched', async () => {
    expect(await waiting(2)).toEqual({
      waited: ['Reading fresh.pdf', 'Reading fresh.pdf'],
      reads: 3,
      unread: [],
    });
  });

  it('is returned at once when the request is about other documents', async () => {
    expect(await waiting(2, { documentIds: [DocumentId.parse(randomUUID())] })).toMatchObject({ waited: [], reads: 1 });
  });

  it('is returned as it is after the longest wait', async () => {
    expect(await waiting(1000, { longestMs: 700 })).toMatchObject({ reads: 3, unread: [fresh] });
  });

  it('names the first of several documents', () => {
    expect(readingText(['a.pdf', 'b.pdf', 'c.pdf'])).toBe('Reading a.pdf and 2 more');
  });
});
