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
import type { Place } from './replies.ts';

type Question = z.input<typeof chatReply.input>;

export interface ChatDeps {
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  conversationOf: (owner: UserId, id: ConversationId) => Promise<ConversationView>;
  storeAttachment: (owner: UserId, path: string, id: string) => Promise<{ readonly key: string }>;
  deleteAttachment: (owner: UserId, key: string) => Promise<void>;
  /** Has the question answered; it is made only when somebody is there to answer it. */
  ask: (owner: UserId, id: string, question: () => Promise<Question>) => Promise<AiReply>;
  keepReply: (place: Place, reply: AiReply) => Promise<void>;
}

interface Chatting {
  readonly fields: ChatFields;
  readonly file: UploadedFile | null;
  readonly by: UserId;
  readonly context: RequestContext;
}

const placeOf = async (deps: ChatDeps, { fields, by }: Chatting): Promise<Place> => {
  const { classId, conversationId = null } = fields;
  await deps.classOf(by, classId);
  const conversation = conversationId && (await deps.conversationOf(by, conversationId));
  if (conversation && conversation.classId !== classId) throw new Rejection('conversation_not_found');
  return { ownerId: by, classId, conversationId };
};

/** The workflow may still have to read the attachment. */
const goesOn = (error: unknown) => error instanceof Rejection && error.code === 'ai_slow';

/** The attachment is kept, sealed, until the reply is there; one that nobody came back for is swept. */
export const answer = async (deps: ChatDeps, chatting: Chatting): Promise<ChatReply> => {
  const { fields, file, by, context } = chatting;
  const place = await placeOf(deps, chatting);
  const accepted = file && (await acceptedAttachment(file));
  const id = context.newId();
  let key: string | undefined;

  const question = async (): Promise<Question> => {
    if (file) ({ key } = await deps.storeAttachment(by, file.path, id));
    const { classId, conversationId } = place;
    const attachment = accepted && key ? { key, ...accepted } : null;
    return { studentId: by, classId, conversationId, message: fields.message, attachment };
  };
  const forget = async () => {
    if (key) await deps.deleteAttachment(by, key);
  };

  try {
    const reply = await deps.ask(by, id, question);
    await deps.keepReply(place, reply);
    await forget();
    return reply;
  } catch (error) {
    if (!goesOn(error)) await forget();
    throw error;
  }
};
