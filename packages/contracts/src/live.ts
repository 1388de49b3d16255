import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ConversationId } from './ids.ts';
import { limits } from './text.ts';

/**
 * Server-sent events of the signed-in student. A client that reconnects with the id of its last message
 * (`Last-Event-ID`, or `?lastEventId=`) receives what it missed.
 */
export const livePath = '/api/live';

/** `event: message`: the first elements of the query keys that changed; with `all`, any query may have changed. */
export const LiveChange = z.object({ changed: z.array(z.string()), all: z.literal(true).optional() });
export type LiveChange = z.infer<typeof LiveChange>;

/**
 * `event: release`: other builds may be live than when the page was opened. Sent at the start and with each change, without
 * an id: a tab compares the revision with that of its manifest.
 */
export const LiveRelease = z.object({ revision: z.string() });
export type LiveRelease = z.infer<typeof LiveRelease>;

const step = z.string().trim().min(1).max(100);
/** Share of the work that is done, from 0 to 1. */
const fraction = z.number().min(0).max(1);

/** `event: progress`: the progress of a workflow. It has no id and is not repeated; the result arrives as a change. */
export const LiveProgress = z.object({
  workflow: z.string(),
  /** The document, set or test that the workflow is about. */
  subjectId: z.string(),
  step,
  fraction,
});
export type LiveProgress = z.infer<typeof LiveProgress>;

const params = z.object({ id: z.string().regex(/^[A-Za-z]+-.{1,200}$/) });

/**
 * Reports the progress of a workflow, by its id `<workflow>-<subjectId>`, to the student's open tabs. For activities.
 */
export const reportProgress = endpoint({
  method: 'POST',
  path: '/api/internal/workflows/:id/progress',
  params,
  body: z.object({ step, fraction }),
  result: z.undefined(),
});

/** In characters: each takes at most six bytes, and a Postgres notification holds 8000. */
export const longestDraftPiece = 1000;

const draftPiece = z.object({
  conversationId: ConversationId,
  /** How many characters of the draft so far are kept; the text after them is replaced. */
  at: z.int().min(0).max(limits.reply),
  text: z.string().max(longestDraftPiece),
});

/**
 * `event: draft`: a reply that is still being written and not checked. It has no id, is not stored and not repeated.
 */
export const LiveDraft = draftPiece.extend({
  /** Identifies one of the replies that are being written. */
  replyId: z.string(),
});
export type LiveDraft = z.infer<typeof LiveDraft>;

/** Sends a piece of the reply that a workflow is writing to the student's open tabs. For activities. */
export const reportDraft = endpoint({
  method: 'POST',
  path: '/api/internal/workflows/:id/draft',
  params,
  body: draftPiece,
  result: z.undefined(),
});
