import { ConversationId, MessageForm, MessageId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { RequestContext } from '../../platform/http/index.ts';
import type { ConversationCommand } from './decider.ts';
import { saveMessage } from './messages.ts';
import { ann, classId, conversationId } from './testing/examples.ts';

const context = { newId: () => MessageId.parse('7d1f0a52-92a7-4c36-8a6e-1f4b5c3d2e55') } as unknown as RequestContext;
const kept = {
  modelUsed: 'first',
  citations: [],
  provenance: { promptHash: 'a'.repeat(64), sourceHashes: ['b'.repeat(64)] },
};

/** The command that saving a message becomes where the server wrote one reply alone. */
const commandOf = async (content: string, more: Partial<z.input<typeof MessageForm>> = {}) => {
  const commands: ConversationCommand[] = [];
  const form = MessageForm.parse({ conversationId, type: 'bot', content, ...more });
  const conversation = { id: ConversationId.parse(conversationId), classId };
  const deps = {
    handle: async (command: ConversationCommand) => void commands.push(command),
    findMessage: async () => undefined,
    keptReply: async (_place: unknown, text: string) => (text === 'Mine' ? kept : undefined),
  };
  await saveMessage(deps, { form, conversation, by: ann, context });
  return commands;
};

it("records with the server's own reply what it was made of, and with no other", async () => {
  expect(await commandOf('Mine')).toMatchObject([{ message: { ...kept, verified: true } }]);
  const [theirs] = await commandOf('Not mine');
  expect(theirs).toMatchObject({ message: { verified: false } });
  expect(JSON.stringify(theirs)).not.toContain('provenance');
});

it('records what the file of a message is called, as students see names, and of nothing else', async () => {
  const named = (attachmentName: string | null, type: 'user' | 'bot' = 'user') =>
    commandOf('See this', { type, attachmentName });
  expect(await named('C:\\lab\u202e notes.pdf')).toMatchObject([{ message: { attachmentName: 'lab notes.pdf' } }]);
  for (const nothing of [await named(null), await named('\u0000'), await named('lab.pdf', 'bot')]) {
    expect(JSON.stringify(nothing)).not.toContain('attachmentName');
  }
});
