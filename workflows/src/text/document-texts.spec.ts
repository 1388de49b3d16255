import type { DocumentId, Page } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { DocumentTexts } from './document-texts.ts';
import type { ReadOptions } from './text-reader.ts';

const pages: Page[] = [{ blocks: [{ kind: 'paragraph', text: 'Exam' }] }];
const id = randomUUID() as DocumentId;

/** A backend in memory, and a reader that finishes on command. */
const setUp = () => {
  let kept: Page[] | null = null;
  const done = Promise.withResolvers<Page[]>();
  const signals: (AbortSignal | undefined)[] = [];
  let atPage: ReadOptions['onPage'];
  const texts = new DocumentTexts(
    {
      source: async () => ({
        name: 'a.txt',
        mimeType: 'text/plain',
        uploadedOn: '2026-11-21',
        hash: 'h',
        size: 1,
        term: null,
        studentId: null,
      }),
      file: async () => new Uint8Array(1),
      storedText: async () => kept,
      storeText: async (_id, given) => {
        kept = [...given];
      },
    },
    {
      read: (_data, _name, { signal, onPage } = {}) => {
        signals.push(signal);
        atPage = onPage;
        return new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('called off')));
          done.promise.then(resolve, reject);
        });
      },
    },
  );
  return { texts, done, signals, kept: () => kept, recognise: (page: number) => atPage?.(page, 3) };
};

const begun = (signals: readonly unknown[], count = 1) => expect.poll(() => signals.length).toBe(count);

describe('the text of a document', () => {
  it('is read once for all callers, and stored', async () => {
    const { texts, done, signals, kept } = setUp();
    const both = Promise.all([texts.pagesOf(id), texts.pagesOf(id)]);
    await begun(signals);
    done.resolve(pages);
    expect(await both).toEqual([pages, pages]);
    expect(kept()).toEqual(pages);
    expect(await texts.pagesOf(id)).toEqual(pages);
    expect(signals).toHaveLength(1);
  });

  it('reports its pages to every caller that waits for it', async () => {
    const { texts, done, signals, recognise } = setUp();
    const [first, second] = [vi.fn(), vi.fn()];
    const leaving = new AbortController();
    const both = [
      texts.pagesOf(id, { onPage: first }),
      texts.pagesOf(id, { onPage: second, signal: leaving.signal }).catch(() => undefined),
    ];
    await begun(signals);
    recognise(1);
    leaving.abort();
    await both[1];
    recognise(2);
    done.resolve(pages);
    await both[0];
    recognise(3);
    expect(first.mock.calls).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(second.mock.calls).toEqual([[1, 3]]);
  });

  it('continues when one of two callers leaves, and is cancelled when none is left', async () => {
    const { texts, signals } = setUp();
    const [first, second] = [new AbortController(), new AbortController()];
    const readings = [first, second].map(({ signal }) => texts.pagesOf(id, { signal }));
    await begun(signals);
    first.abort(new Error('first is gone'));
    await expect(readings[0]).rejects.toThrow('first is gone');
    expect(signals[0]?.aborted).toBe(false);
    second.abort(new Error('second is gone'));
    await expect(readings[1]).rejects.toThrow('second is gone');
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is read again after a failure or a cancellation', async () => {
    const { texts, done, signals } = setUp();
    const gone = new AbortController();
    const calledOff = texts.pagesOf(id, { signal: gone.signal });
    await begun(signals);
    gone.abort(new Error('gone'));
    const next = texts.pagesOf(id);
    await expect(calledOff).rejects.toThrow('gone');
    await begun(signals, 2);
    done.resolve(pages);
    expect(await next).toEqual(pages);
    await expect(texts.pagesOf(id, { signal: AbortSignal.abort(new Error('too late')) })).resolves.toEqual(pages);
  });
});
