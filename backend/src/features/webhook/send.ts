import type { WebhookProblem } from '@hub/contracts';
import type { IncomingMessage } from 'node:http';
import { NotPublicError, type Reach, requestPublicly } from '@hub/safe-fetch';

/** The outcome of an attempt: the response's status, or why there was none. */
export interface Outcome {
  readonly status: number | null;
  readonly problem: WebhookProblem | null;
}

/** How long a receiver may take, in milliseconds. */
const usualPatienceMs = 10_000;

/** A receiver may say something, but nobody listens: what is longer ends the connection. */
const mostBytes = 16_384;

const leave = async (response: IncomingMessage) => {
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > mostBytes) return;
  }
};

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

const problemOf = (error: unknown, isLate: boolean): WebhookProblem => {
  if (error instanceof NotPublicError) return 'not_public';
  if (isLate) return 'timeout';
  return /CERT|TLS|SSL|VERIFY/.test(codeOf(error)) ? 'certificate' : 'unreachable';
};

interface Way {
  readonly reach: Reach;
  readonly stopping: AbortSignal;
  readonly patienceMs?: number;
}

interface Sent {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends one message, once: without redirects, to public addresses alone. The status counts as soon as it is there.
 * @throws the reason of `stopping`
 */
export const sendMessage = async (
  { address, headers, body }: Sent,
  { reach, stopping, patienceMs = usualPatienceMs }: Way,
): Promise<Outcome> => {
  const late = AbortSignal.timeout(patienceMs);
  const sent = {
    reach,
    body,
    method: 'POST' as const,
    signal: AbortSignal.any([late, stopping]),
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Academic-Hub-Webhooks/1',
    },
  };
  try {
    return await requestPublicly(new URL(address), sent, async (response) => {
      await leave(response).catch(() => undefined);
      return { status: response.statusCode ?? null, problem: null };
    });
  } catch (error) {
    stopping.throwIfAborted();
    return { status: null, problem: problemOf(error, late.aborted) };
  }
};
