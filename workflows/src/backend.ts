import {
  analysisSource,
  type DocumentId,
  type ExtractedDate,
  internalFilePath,
  maxUploadBytes,
  type Page,
  payloadKey,
  recordAnalysis,
  recordAnalysisFailure,
  recordTextFailure,
  reportProgress,
  storedText,
  storeText,
} from '@hub/contracts';
import { originHeaders, traced } from '@hub/telemetry';
import type { z } from 'zod';

/** The backend cannot be reached or is not ready: the same call may work later. */
export class BackendAway extends Error {
  override readonly name = 'BackendAway';
}

/** The document was deleted or replaced, or this worker's token is not the backend's. */
export class DocumentGone extends Error {
  override readonly name = 'DocumentGone';
}

type Source = z.infer<typeof analysisSource.result>;
type Progress = z.infer<NonNullable<typeof reportProgress.body>>;

/** The backend as activities use it; every call can be repeated. */
export interface Backend {
  source: (id: DocumentId, signal?: AbortSignal) => Promise<Source>;
  file: (id: DocumentId, signal?: AbortSignal) => Promise<Uint8Array>;
  recordAnalysis: (id: DocumentId, dates: readonly ExtractedDate[]) => Promise<{ scheduled: number }>;
  recordFailure: (id: DocumentId, reason: string) => Promise<void>;
  /** Null until it was read. */
  storedText: (id: DocumentId, signal?: AbortSignal) => Promise<Page[] | null>;
  storeText: (id: DocumentId, pages: readonly Page[], signal?: AbortSignal) => Promise<void>;
  recordTextFailure: (id: DocumentId, reason: string) => Promise<void>;
  /** For the student's open tabs. */
  reportProgress: (workflowId: string, progress: Progress) => Promise<void>;
  /** @throws DocumentGone when the student was erased */
  payloadKey: (workflowId: string) => Promise<Buffer>;
}

export interface BackendSettings {
  readonly url: string;
  readonly token: string;
}

const callMs = 10_000;
const fileMs = 30_000;
const longestReason = 500;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly body?: unknown;
  readonly milliseconds?: number;
  readonly signal?: AbortSignal | undefined;
}

const isPassing = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

/** @throws BackendAway | DocumentGone | Error */
const check = (response: Response, { method, path }: Call) => {
  if (response.ok) return;
  if (response.status === 404) throw new DocumentGone('The document is gone');
  const message = `${method} ${path} was answered with ${response.status}`;
  throw isPassing(response.status) ? new BackendAway(message) : new Error(message);
};

export const createBackend = ({ url, token }: BackendSettings): Backend => {
  /** Answers when all of the body is there, for a connection can break half-way. */
  const send = async <Result>(given: Call, take: (response: Response) => Promise<Result>): Promise<Result> => {
    const { method, path, id, body, milliseconds = callMs, signal } = given;
    const limit = AbortSignal.timeout(milliseconds);
    const headers = {
      authorization: `Bearer ${token}`,
      ...originHeaders(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    try {
      const response = await fetch(new URL(path.replace(':id', id), url), {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        redirect: 'error',
      });
      check(response, given);
      return await take(response);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof DocumentGone || error instanceof BackendAway) throw error;
      // what fetch throws for a connection that fails or breaks
      if (error instanceof TypeError || limit.aborted)
        throw new BackendAway(`${method} ${path} failed`, { cause: error });
      throw error;
    }
  };

  const call: typeof send = (given, take) =>
    traced(`${given.method} ${given.path}`, { kind: 'client' }, () => send(given, take));

  return {
    source: (id, signal) =>
      call({ ...analysisSource, id, signal }, async (response) => analysisSource.result.parse(await response.json())),

    file: (id, signal) =>
      call({ method: 'GET', path: internalFilePath, id, signal, milliseconds: fileMs }, async (response) => {
        const data = new Uint8Array(await response.arrayBuffer());
        if (data.byteLength > maxUploadBytes) throw new Error('The file is larger than an upload can be');
        return data;
      }),

    recordAnalysis: (id, dates) =>
      call({ ...recordAnalysis, id, body: { dates }, milliseconds: fileMs }, async (response) =>
        recordAnalysis.result.parse(await response.json()),
      ),

    recordFailure: (id, reason) =>
      call({ ...recordAnalysisFailure, id, body: { reason: reason.slice(0, longestReason) } }, async () => undefined),

    storedText: (id, signal) =>
      call({ ...storedText, id, signal, milliseconds: fileMs }, async (response) => {
        return storedText.result.parse(await response.json()).pages;
      }),

    storeText: (id, pages, signal) =>
      call({ ...storeText, id, body: { pages }, signal, milliseconds: fileMs }, async () => undefined),

    recordTextFailure: (id, reason) =>
      call({ ...recordTextFailure, id, body: { reason: reason.slice(0, longestReason) } }, async () => undefined),

    reportProgress: (id, progress) =>
      call({ ...reportProgress, id: encodeURIComponent(id), body: progress }, async () => undefined),

    payloadKey: (id) =>
      call({ ...payloadKey, id: encodeURIComponent(id) }, async (response) =>
        Buffer.from(payloadKey.result.parse(await response.json()).key, 'base64'),
      ),
  };
};
