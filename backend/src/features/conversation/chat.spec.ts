import { ChatFields, ChatReply } from '@hub/contracts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Rejection } from '../../platform/domain/index.ts';
import type { RequestContext, UploadedFile } from '../../platform/http/index.ts';
import { answer, type ChatDeps } from './chat.ts';
import { ann, classId } from './testing/examples.ts';

let folder: string;
let file: UploadedFile;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-chat-'));
  file = { path: join(folder, 'notes.txt'), name: 'notes.txt', mimeType: 'text/plain', size: 5 };
  await writeFile(file.path, 'Notes');
});
afterAll(() => rm(folder, { recursive: true }));

const context = { newId: () => 'the-question' } as RequestContext;
const fields = ChatFields.parse({ message: 'Hello', classId });
const reply = ChatReply.parse({ response: 'Hello', modelUsed: 'Built-in', citations: [] });

/** What is stored of attachments after a chat whose question comes to this end. */
const leftAfter = async (end: ChatDeps['ask'], keepReply: ChatDeps['keepReply'] = async () => undefined) => {
  const stored = new Set<string>();
  const deps: ChatDeps = {
    classOf: async () => undefined,
    conversationOf: async () => expect.unreachable(),
    async storeAttachment(_owner, _path, id) {
      stored.add(id);
      return { key: id };
    },
    deleteAttachment: async (_owner, key) => void stored.delete(key),
    ask: end,
    keepReply,
  };
  await answer(deps, { fields, file, by: ann, context }).catch(() => undefined);
  return [...stored];
};
const refusing =
  (code: 'ai_slow' | 'reply_failed' | 'ai_unavailable'): ChatDeps['ask'] =>
  async (_owner, _id, question) => {
    await question();
    throw new Rejection(code);
  };

it('keeps the attachment while the reply is being written, and no longer', async () => {
  const answered: ChatDeps['ask'] = async (_owner, _id, question) => {
    expect((await question()).attachment).toEqual({ key: 'the-question', name: 'notes.txt', mimeType: 'text/plain' });
    return reply;
  };
  expect(await leftAfter(answered)).toEqual([]);
});

it('keeps no attachment for a reply that failed or that nobody can write', async () => {
  expect(await leftAfter(refusing('reply_failed'))).toEqual([]);
  expect(await leftAfter(refusing('ai_unavailable'))).toEqual([]);
  const unkept = async () => {
    throw new Error('the database is away');
  };
  expect(await leftAfter(async (_owner, _id, question) => (await question(), reply), unkept)).toEqual([]);
});

it('keeps the attachment of a reply that goes on: it may not have been read yet', async () => {
  expect(await leftAfter(refusing('ai_slow'))).toEqual(['the-question']);
});
