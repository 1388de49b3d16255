import type {
  AiReply,
  ChatFields,
  ChatReply,
  chatReply,
  ClassId,
  ConversationId,
  ConversationView,
  UserId,
} from '@hub/contracts';
import type { z } from 'zod';
import { Rejection } from '../../platform/domain/index.ts';
import type { RequestContext, UploadedFile } from '../../platform/http/index.ts';
import { acceptedAttachment } from './attachment.ts';
import type { Place } from './kept-replies.ts';

type Question = z.input<typeof chatReply.input>;

export interface ChatDependencies {
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  conversationOf: (owner: UserId, id: ConversationId) => Promise<ConversationView>;
  storeAttachment: (owner: UserId, path: string, id: string) => Promise<{ readonly key: string }>;
  deleteAttachment: (owner: UserId, key: string) => Promise<void>;
  /** Has the question answered. The question is made only if a worker is available. */
  ask: (owner: UserId, id: string, question: () => Promise<Question>) => Promise<AiReply>;
  keepReply: (place: Place, reply: AiReply) => Promise<void>;
}

interface Chatting {
  readonly fields: ChatFields;
  readonly file: UploadedFile | null;
  readonly by: UserId;
  readonly context: RequestContext;
}

const placeOf = async (dependencies: ChatDependencies, { fields, by }: Chatting): Promise<Place> => {
  const { classId, conversationId = null } = fields;
  await dependencies.classOf(by, classId);
  const conversation = conversationId && (await dependencies.conversationOf(by, conversationId));
  if (conversation && conversation.classId !== classId) throw new Rejection('conversation_not_found');
  return { ownerId: by, classId, conversationId };
};

/** The workflow may still need the attachment. */
const goesOn = (error: unknown) => error instanceof Rejection && error.code === 'ai_slow';

/**
 * Has a message answered. The attachment is stored sealed until the reply is complete; the sweeper removes abandoned
 * ones.
 */
export const answerMessage = async (dependencies: ChatDependencies, chatting: Chatting): Promise<ChatReply> => {
  const { fields, file, by, context } = chatting;
  const place = await placeOf(dependencies, chatting);
  const accepted = file && (await acceptedAttachment(file));
  const id = context.newId();
  let key: string | undefined;

  const question = async (): Promise<Question> => {
    if (file) ({ key } = await dependencies.storeAttachment(by, file.path, id));
    const { classId, conversationId } = place;
    const attachment = accepted && key ? { key, ...accepted } : null;
    const { message, today } = fields;
    return { studentId: by, classId, conversationId, message, ...(today && { today }), attachment };
  };
  const forget = async () => {
    if (key) await dependencies.deleteAttachment(by, key);
  };

  try {
    const reply = await dependencies.ask(by, id, question);
    await dependencies.keepReply(place, reply);
    await forget();
    return reply;
  } catch (error) {
    if (!goesOn(error)) await forget();
    throw error;
  }
};
