import type { Theirs } from './saver.ts';
import { ApiError } from '@hub/mfe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from './drafts.ts';
import { createSaver } from './saver.ts';

const changed = () => new ApiError(409, JSON.stringify({ message: 'changed', code: 'note_changed' }));
const at = '2026-11-26T10:00:00.000Z';

/** A note on a server that several pages write. */
const noteOn = () => {
  const versions: Theirs[] = [{ text: 'Mitosis', version: 0, writer: null, writtenAt: at }];
  const now = () => versions.at(-1) as Theirs;
  const store = (text: string, after: number, writer: string) => {
    if (after !== now().version) throw changed();
    versions.push({ text, version: after + 1, writer, writtenAt: at });
    return now();
  };
  return { now, store, texts: () => versions.map(({ text }) => text) };
};

const open = (server = noteOn(), { hasRoom = true } = {}) => {
  let draft: Draft | null = null;
  const shown: string[] = [];
  const answers: ((answer: Theirs) => Theirs)[] = [];
  const saver = createSaver({
    note: server.now(),
    writer: 'this page',
    drafts: { keep: (kept) => ((draft = kept), hasRoom), forget: () => void (draft = null) },
    write: async (text, after, by) => (answers.shift() ?? ((answer) => answer))(server.store(text, after, by)),
    read: async () => server.now(),
  });
  saver.attach((text) => shown.push(text));
  return { ...server, saver, shown, draft: () => draft, answers };
};
const fails = (error: Error) => () => {
  throw error;
};
const status = ({ saver }: ReturnType<typeof open>) => saver.state().status;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a note that is written', () => {
  it('is saved when the student pauses, and kept in the browser until then', async () => {
    const page = open();
    page.saver.typed('Mitosis!');
    expect(page.draft()).toEqual({ text: 'Mitosis!', after: 0 });
    expect(status(page)).toBe('waiting');
    await pass(1500);
    expect(page.texts()).toEqual(['Mitosis', 'Mitosis!']);
    expect([status(page), page.draft()]).toEqual(['saved', null]);
  });

  it('is saved every twenty seconds while nobody pauses', async () => {
    const page = open();
    for (let typed = 1; typed <= 25; typed += 1) {
      page.saver.typed('a'.repeat(typed));
      await pass(1000);
    }
    expect(page.texts()).toEqual(['Mitosis', 'a'.repeat(20)]);
  });

  it('is tried again when it could not be saved, and loses nothing', async () => {
    const server = noteOn();
    let isDown = true;
    const page = open({
      ...server,
      store: (...args) => (isDown ? fails(new TypeError('no network'))() : server.store(...args)),
    });
    page.saver.typed('One');
    await pass(1500);
    expect([status(page), page.draft()?.text]).toEqual(['failed', 'One']);
    page.saver.typed('One two');
    isDown = false;
    await pass(5000);
    expect(server.texts()).toEqual(['Mitosis', 'One two']);
    expect(status(page)).toBe('saved');
  });

  it('is not tried again when the server gives a reason', async () => {
    const full = new ApiError(409, JSON.stringify({ message: 'You use all', code: 'quota_reached' }));
    const server = noteOn();
    let asked = 0;
    const page = open({ ...server, store: () => ((asked += 1), fails(full)()) });
    page.saver.typed('One');
    await pass(120_000);
    expect(asked).toBe(1);
    expect(page.saver.state()).toMatchObject({ status: 'failed', again: false });
    expect(page.draft()?.text).toBe('One');
  });

  it('says when neither the server nor the browser has it', async () => {
    const server = noteOn();
    const page = open({ ...server, store: fails(new TypeError('no network')) }, { hasRoom: false });
    page.saver.typed('One');
    await pass(1500);
    expect(page.saver.state()).toMatchObject({ status: 'failed', kept: false });
  });

  it('continues when the answer of its own save was lost', async () => {
    const page = open();
    page.answers.push(fails(new TypeError('lost')));
    page.saver.typed('One');
    await pass(1500);
    page.saver.typed('One two');
    await pass(5000);
    await pass(1500);
    expect(page.texts()).toEqual(['Mitosis', 'One', 'One two']);
    expect(status(page)).toBe('saved');
  });
});

describe('a note that is written in two tabs', () => {
  const conflict = async () => {
    const page = open();
    page.store('Theirs', 0, 'another page');
    page.saver.typed('Mine');
    await pass(1500);
    expect(page.saver.state()).toMatchObject({ status: 'conflict', theirs: { text: 'Theirs' } });
    expect(page.draft()?.text).toBe('Mine');
    return page;
  };

  it('shows what the other one saved while nothing is typed here', () => {
    const page = open();
    page.saver.arrived({ text: 'Theirs', version: 1, writer: 'another page', writtenAt: at });
    expect(page.shown).toEqual(['Theirs']);
  });

  it('keeps what is typed here when the other one saves', () => {
    const page = open();
    page.saver.typed('Mine');
    page.saver.arrived({ text: 'Theirs', version: 1, writer: 'another page', writtenAt: at });
    expect(page.shown).toEqual([]);
  });

  it.each([
    ['mine', ['Mitosis', 'Theirs', 'Mine']],
    ['theirs', ['Mitosis', 'Theirs', 'Mine', 'Theirs']],
    ['both', ['Mitosis', 'Theirs', 'Theirs\n\n---\n\nMine']],
  ] as const)('lets the student choose %s, and keeps both texts', async (choice, texts) => {
    const page = await conflict();
    page.saver.typed('Mine'); // nothing is sent before the choice
    await pass(60_000);
    expect(page.texts()).toEqual(['Mitosis', 'Theirs']);
    await page.saver.resolve(choice);
    expect(page.texts()).toEqual(texts);
    expect([status(page), page.draft()]).toEqual(['saved', null]);
  });

  it('asks again when another text is saved while the student chooses', async () => {
    const page = await conflict();
    page.store('Theirs, later', 1, 'another page');
    await page.saver.resolve('mine');
    expect(page.saver.state()).toMatchObject({ status: 'conflict', theirs: { text: 'Theirs, later' } });
  });
});

describe('a draft that was left behind', () => {
  it('is taken up and saved', async () => {
    const page = open();
    page.saver.takeUp({ text: 'Left', after: 0 });
    expect(page.shown).toEqual(['Left']);
    await pass(0);
    expect(page.texts()).toEqual(['Mitosis', 'Left']);
  });

  it('is a choice when the note has changed since', () => {
    const server = noteOn();
    server.store('Theirs', 0, 'another page');
    const page = open(server);
    page.saver.takeUp({ text: 'Left', after: 0 });
    expect(page.saver.state()).toMatchObject({ status: 'conflict', theirs: { text: 'Theirs' } });
  });

  it('is forgotten when the note says so already', () => {
    const page = open();
    page.saver.takeUp({ text: 'Mitosis', after: 0 });
    expect([status(page), page.shown]).toEqual(['saved', []]);
  });
});

describe('an earlier version', () => {
  it('takes the place of the text, which is saved first', async () => {
    const page = open();
    page.saver.typed('One');
    await page.saver.replace('Earlier');
    expect(page.texts()).toEqual(['Mitosis', 'One', 'Earlier']);
    expect(page.now().writer).not.toBe('this page'); // so that the text before it is kept
    expect(page.shown).toEqual(['Earlier']);
  });
});
