import { automaticTitle, MessageId, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { conversationAggregate } from '../../features/conversation/aggregate.ts';
import type { Conversation, ConversationCommand, NewMessage } from '../../features/conversation/decider.ts';
import type { ConversationEvent } from '../../features/conversation/events.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { Subject } from '../subject.ts';
import { classIds, conversationIds, documentIds, maybeTexts, messageIds, texts, userIds } from '../values.ts';

const target = { conversationId: conversationIds, by: userIds };

const citation = fc.record({ documentId: documentIds, page: fc.option(fc.integer({ min: 1, max: 99 })), quote: texts });
const always = fc.record({
  messageId: messageIds,
  type: fc.constantFrom('user' as const, 'bot' as const),
  content: texts,
  modelUsed: maybeTexts,
  verified: fc.boolean(),
  citations: fc.array(citation, { maxLength: 2 }),
});
const message = fc.oneof(
  always,
  fc.tuple(always, texts).map(([said, attachmentName]) => ({ ...said, attachmentName })),
);

type AddMessage = Extract<ConversationCommand, { type: 'AddMessage' }>;

/** No message is in two conversations. */
const ofItsOwn = (command: AddMessage): AddMessage => {
  const messageId = MessageId.parse(uuid5(command.conversationId, command.message.messageId));
  return { ...command, message: { ...command.message, messageId } };
};

interface Open {
  readonly of: UserId;
  readonly title: string;
  readonly own: boolean;
  readonly said: readonly MessageId[];
  readonly asked: string | null;
}
type Known = 'nothing' | { readonly of: UserId; readonly gone: 'deleted' | 'erased' } | Open;

const withMessage = (known: Open, { messageId, type, content }: NewMessage): Open => {
  const said = [...known.said, messageId];
  const titled = type === 'bot' && said.length <= 2 && known.asked !== null && !known.own;
  const title = titled ? automaticTitle(known.asked, content) : known.title;
  return { ...known, said, title, asked: known.asked ?? (type === 'user' ? content : null) };
};

export const conversationSubject: Subject<ConversationCommand, ConversationEvent, Conversation | null, Known> = {
  aggregate: conversationAggregate,
  idOf: ({ conversationId }) => conversationId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        ...target,
        type: fc.constant('StartConversation' as const),
        classId: classIds,
        title: texts,
      }),
    },
    { weight: 4, arbitrary: fc.record({ ...target, type: fc.constant('AddMessage' as const), message }).map(ofItsOwn) },
    { weight: 1, arbitrary: fc.record({ ...target, type: fc.constant('RenameConversation' as const), title: texts }) },
    {
      weight: 1,
      arbitrary: fc.record({
        ...target,
        type: fc.constantFrom('DeleteConversation' as const, 'EraseConversation' as const),
      }),
    },
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'StartConversation') {
      if (known !== 'nothing') return { refused: 'already_exists' };
      return { known: { of: command.by, title: command.title, own: false, said: [], asked: null } };
    }
    if (known === 'nothing' || known.of !== command.by) return { refused: 'conversation_not_found' };
    if (command.type === 'EraseConversation') return { known: { of: known.of, gone: 'erased' } };
    if ('gone' in known) return { refused: 'conversation_not_found' };
    if (command.type === 'RenameConversation') return { known: { ...known, title: command.title, own: true } };
    if (command.type !== 'AddMessage') return { known: { of: known.of, gone: 'deleted' } };
    if (known.said.includes(command.message.messageId)) return { refused: 'already_exists' };
    return { known: withMessage(known, command.message) };
  },

  seen(state) {
    if (!state) return 'nothing';
    const { ownerId, title, titledByStudent, messages, question, deleted, erased } = state;
    if (deleted) return { of: ownerId, gone: erased ? 'erased' : 'deleted' };
    return { of: ownerId, title, own: titledByStudent, said: messages, asked: question };
  },
};
