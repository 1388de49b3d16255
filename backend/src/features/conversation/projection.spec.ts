import { describe, expect, it } from 'vitest';
import { ConversationChange, MessageAdded } from './events.ts';
import { conversationList, type ConversationRow, messageList } from './projection.ts';
import {
  added,
  ann,
  automatic,
  classId,
  conversationId,
  deleted,
  erased,
  question,
  renamed,
  started,
  title,
  titled,
} from './testing/examples.ts';

const at = (second: number) => ({ ownerId: ann, recordedAt: `2026-11-21T09:00:0${second}.000Z` });
const rowAfter = (...events: (typeof started)[]) =>
  events.reduce<ConversationRow | null>(
    (row, event, second) => conversationList.evolve(row, ConversationChange.parse(event), at(second)),
    null,
  );
const row = { ownerId: ann, classId, title, createdAt: '2026-11-21T09:00:00.000Z', deletedAt: null };

describe('the list of conversations', () => {
  it('shows a new one with the time of its recording', () => {
    expect(rowAfter(started)).toEqual(row);
  });
  it('follows its titles, automatic or not', () => {
    expect(rowAfter(started, titled)).toEqual({ ...row, title: automatic });
    expect(rowAfter(started, titled, renamed('Leaves'))).toEqual({ ...row, title: 'Leaves' });
  });
  it('hides a deleted one, restores it with its age, and drops an erased one', () => {
    expect(rowAfter(started, deleted)).toEqual({ ...row, deletedAt: '2026-11-21T09:00:01.000Z' });
    expect(rowAfter(started, deleted, erased)).toBeNull();
    const { createdAt } = row;
    const data = { conversationId, ownerId: ann, classId, title: 'Leaves', titledByStudent: true, createdAt };
    expect(rowAfter(started, deleted, { type: 'ConversationRestored', data })).toEqual({ ...row, title: 'Leaves' });
  });
});

describe('the messages of a conversation', () => {
  it('are kept under their own ids, with owner and time, and without provenance', () => {
    const provenance = { promptHash: 'a'.repeat(64), sourceHashes: ['b'.repeat(64)] };
    const event = MessageAdded.parse(added(0, { ...question, provenance }));
    const { messageId, ...said } = question;
    expect(messageList.key(event)).toBe(messageId);
    expect(messageList.evolve(null, event, at(3))).toEqual({
      ...said,
      conversationId,
      position: 0,
      attachmentName: null,
      ownerId: ann,
      createdAt: '2026-11-21T09:00:03.000Z',
    });
    const withFile = MessageAdded.parse(added(0, { ...question, attachmentName: 'lab.pdf' }));
    expect(messageList.evolve(null, withFile, at(3))).toMatchObject({ attachmentName: 'lab.pdf' });
  });
});
