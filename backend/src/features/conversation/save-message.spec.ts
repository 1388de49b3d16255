import { ConversationId, MessageForm, MessageId, MessageView } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { RequestContext } from '../../platform/http/index.ts';
import { recordedBy } from '../../platform/testing/recorded-by.ts';
import type { ConversationCommand } from './decider.ts';
import { saveMessage } from './save-message.ts';
import { ann, classId, conversationId } from './testing/examples.ts';

const context = { newId: () => MessageId.parse('7d1f0a52-92a7-4c36-8a6e-1f4b5c3d2e55') } as unknown as RequestContext;
const kept = {
  modelUsed: 'first',
  citations: [],
  provenance: { promptHash: 'a'.repeat(64), sourceHashes: ['b'.repeat(64)] },
};

const saved = MessageView.parse({
  id: context.newId(),
  conversationId,
  type: 'bot',
  content: 'Mine',
  modelUsed: null,
  verified: true,
  citations: [],
  createdAt: '2026-11-21T12:00:00.000Z',
});

/** The commands that saving a message sends. The server wrote one reply, "Mine". */
const commandOf = async (content: string, more: Partial<z.input<typeof MessageForm>> = {}) => {
  const commands: ConversationCommand[] = [];
  const form = MessageForm.parse({ conversationId, type: 'bot', content, ...more });
  const conversation = { id: ConversationId.parse(conversationId), classId };
  const dependencies = {
    handle: async (command: ConversationCommand) => {
      commands.push(command);
      return recordedBy(ann, []);
    },
    messageAfter: async () => saved,
    keptReply: async (_place: unknown, text: string) => (text === 'Mine' ? kept : undefined),
  };
  await saveMessage(dependencies, { form, conversation, by: ann, context });
  return commands;
};

it("records provenance for the server's own replies only", async () => {
  expect(await commandOf('Mine')).toMatchObject([{ message: { ...kept, verified: true } }]);
  const [theirs] = await commandOf('Not mine');
  expect(theirs).toMatchObject({ message: { verified: false } });
  expect(JSON.stringify(theirs)).not.toContain('provenance');
});

it('records the shown name of a message’s file, and of nothing else', async () => {
  const named = (attachmentName: string | null, type: 'user' | 'bot' = 'user') =>
    commandOf('See this', { type, attachmentName });
  expect(await named('C:\\lab\u202e notes.pdf')).toMatchObject([{ message: { attachmentName: 'lab notes.pdf' } }]);
  for (const nothing of [await named(null), await named('\u0000'), await named('lab.pdf', 'bot')]) {
    expect(JSON.stringify(nothing)).not.toContain('attachmentName');
  }
});
