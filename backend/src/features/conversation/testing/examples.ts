import { ClassId, ConversationId, MessageId, UserId } from '@hub/contracts';
import type { NewMessage } from '../decider.ts';
import type { ConversationEvent } from '../events.ts';

export const conversationId = ConversationId.parse('0c9b5c1e-3d5f-4a8e-9f5b-6f1f3e1d2a44');
export const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
export const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
export const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');

const messageIds = [
  '7d1f0a52-92a7-4c36-8a6e-1f4b5c3d2e55',
  '2b8c4f6e-5a1d-4e9f-b3c7-8d0e1f2a3b66',
  '9e2d7a1c-4b3f-4c8d-a6e5-0f1b2c3d4e77',
].map((id) => MessageId.parse(id));

export const title = 'What is photosynthesis?';

export const message = (position: number, type: NewMessage['type'], content: string): NewMessage => ({
  messageId: messageIds[position] ?? MessageId.parse(ann),
  type,
  content,
  modelUsed: type === 'bot' ? 'Built-in' : null,
  verified: true,
  citations: [],
});

export const question = message(0, 'user', 'What is photosynthesis?');
export const reply = message(1, 'bot', 'Plants turn light into sugar.');

export const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { conversationId, ownerId: ann, classId, title },
};
export const added = (position: number, said: NewMessage): ConversationEvent => ({
  type: 'MessageAdded',
  data: { conversationId, position, ...said },
});
export const automatic = 'Photosynthesis Plants Turn Light';
export const titled: ConversationEvent = { type: 'ConversationTitled', data: { conversationId, title: automatic } };
export const renamed = (to: string): ConversationEvent => ({
  type: 'ConversationRenamed',
  data: { conversationId, title: to },
});
export const erased: ConversationEvent = { type: 'ConversationErased', data: { conversationId } };
export const deleted: ConversationEvent = { type: 'ConversationDeleted', data: { conversationId } };
