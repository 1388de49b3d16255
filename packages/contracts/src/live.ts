import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ConversationId } from './ids.ts';
import { limits } from './text.ts';

/**
 * Server-sent events of the signed-in student. A client that comes back with the id of the last message it got
 * (`Last-Event-ID`, or `?lastEventId=`) is told what it missed.
 */
export const livePath = '/api/live';

/** `event: message`: the query keys that changed, by their first element; with `all`, any of them may have. */
export const LiveChange = z.object({ changed: z.array(z.string()), all: z.literal(true).optional() });
export type LiveChange = z.infer<typeof LiveChange>;

const step = z.string().trim().min(1).max(100);
/** How much of the work is done, from 0 to 1. */
const fraction = z.number().min(0).max(1);

/** `event: progress`: how far a workflow has come. It has no id and is not told again; the end is a change. */
export const LiveProgress = z.object({
  workflow: z.string(),
  /** The document, set or test that it works on. */
  subjectId: z.string(),
  step,
  fraction,
});
export type LiveProgress = z.infer<typeof LiveProgress>;

const params = z.object({ id: z.string().regex(/^[A-Za-z]+-.{1,200}$/) });

/** Tells the student's open tabs how far a workflow has come, by its id `<workflow>-<subjectId>`; for its activities. */
export const reportProgress = endpoint({
  method: 'POST',
  path: '/api/internal/workflows/:id/progress',
  params,
  body: z.object({ step, fraction }),
  result: z.undefined(),
});

/** In characters: six bytes each at most, and a notice of Postgres holds 8000. */
export const longestDraftPiece = 1000;

const draftPiece = z.object({
  conversationId: ConversationId,
  /** How much of what was told before still holds, in characters; what comes after it is replaced. */
  at: z.int().min(0).max(limits.reply),
  text: z.string().max(longestDraftPiece),
});

/** `event: draft`: a reply as it grows, before it is checked. It has no id, is kept nowhere and is not told again. */
export const LiveDraft = draftPiece.extend({
  /** Which of the replies that are being written. */
  replyId: z.string(),
});
export type LiveDraft = z.infer<typeof LiveDraft>;

/** Tells the student's open tabs a piece of the reply that a workflow is writing; for its activities. */
export const reportDraft = endpoint({
  method: 'POST',
  path: '/api/internal/workflows/:id/draft',
  params,
  body: draftPiece,
  result: z.undefined(),
});
