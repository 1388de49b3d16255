import {
  attachmentPath,
  type DocumentId,
  type Endpoint,
  ExtractedDate,
  FoundDate,
  Page,
  SkippedLine,
  TermChoice,
  type UserId,
} from '@hub/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { z } from 'zod';

export const token = 'a-token-of-the-tests-only';

const isWorker = ({ headers: { authorization = '' } }: IncomingMessage) =>
  authorization === `Bearer ${token}` || authorization.startsWith(`Bearer ${token} of `);

export interface StoredSyllabus {
  readonly name: string;
  readonly mimeType: string;
  readonly uploadedOn: string;
  readonly data: Uint8Array;
  readonly dates: ExtractedDate[];
  readonly skipped: SkippedLine[];
  readonly toCheck: FoundDate[];
  readonly termChoices: TermChoice[];
  /** The term that the student chose. */
  readonly term?: { readonly first: string; readonly last: string };
  /** The student, when a language model may read it. */
  readonly studentId?: UserId;
  readonly failures: string[];
  /** Correlation and causation id of every call about it. */
  readonly origins: Set<string>;
  /** The text that was stored last; null before. */
  pages: Page[] | null;
  readonly textFailures: string[];
  /** How often the file was fetched. */
  fetched: number;
  /** How often an analysis was recorded, repeats included. */
  recorded: number;
}

const Analysis = z.object({
  dates: z.array(ExtractedDate),
  skipped: z.array(SkippedLine).default([]),
  toCheck: z.array(FoundDate).default([]),
  termChoices: z.array(TermChoice).default([]),
});
const Failure = z.object({ reason: z.string() });
const Step = z.object({ step: z.string(), fraction: z.number() });
const Text = z.object({ pages: z.array(Page) });

/** The parts of a call, by its contract. */
interface CallParts<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
}
type Handler = (request: IncomingMessage, url: URL) => Promise<unknown> | undefined;

const paramsIn = (path: string, pathname: string): Record<string, string> | undefined => {
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(pathname);
  return found ? { ...found.groups } : undefined;
};

const send = (response: ServerResponse, status: number, body?: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? '' : JSON.stringify(body));
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return JSON.parse(Buffer.concat(chunks).toString());
};

/** The same in every run, so that recorded histories stay readable. */
export const payloadKeyOf = async (workflowId: string): Promise<Buffer> =>
  createHash('sha256').update(workflowId).digest();

/** The backend's internal endpoints over real HTTP, with documents in memory; a repeated analysis adds nothing. */
export class BackendServer {
  readonly documents = new Map<string, StoredSyllabus>();
  /** Files without a document, by their key. */
  readonly attachments = new Map<string, Uint8Array>();
  /** The progress that activities reported. */
  readonly steps: z.infer<typeof Step>[] = [];
  readonly #served: Handler[] = [];
  /** Number of requests to reject with 503 before the next one is served. */
  refuseNext = 0;
  /** While true, requests get no response; keys are still sent. */
  hold = false;
  /** Requests to these paths take effect but get no response. */
  withheld: RegExp | undefined;
  /** How often a workflow's token was requested. */
  tokensGiven = 0;
  /** Workflows whose key is no longer known. */
  readonly keyless = new Set<string>();
  #onRequest: (() => void) | undefined;
  #server: Server | undefined;
  #port = 0;

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Restarts on the same port. */
  async start(): Promise<void> {
    this.#server = createServer((request, toCaller) => {
      const response = this.withheld?.test(request.url ?? '') ? new ServerResponse(request) : toCaller;
      this.#answer(request, response).catch(() => send(response, 500, { message: 'a fault of the test' }));
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address !== null && typeof address === 'object') this.#port = address.port;
  }

  async stop(): Promise<void> {
    if (!this.#server?.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Resolves with the next request. */
  nextRequest(): Promise<void> {
    return new Promise((resolve) => {
      this.#onRequest = resolve;
    });
  }

  add(file: Pick<StoredSyllabus, 'name' | 'data' | 'uploadedOn' | 'term' | 'studentId'>): DocumentId {
    const id = randomUUID();
    this.documents.set(id, {
      ...file,
      mimeType: 'application/pdf',
      dates: [],
      skipped: [],
      toCheck: [],
      termChoices: [],
      failures: [],
      origins: new Set(),
      pages: null,
      textFailures: [],
      fetched: 0,
      recorded: 0,
    });
    return id as DocumentId;
  }

  /** Serves a call from now on; undefined means 404, null an empty response. */
  serve<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
    { method, path, params, query, body, result }: Endpoint<Params, Query, Body, Result>,
    answer: (parts: CallParts<Params, Query, Body>) => z.input<Result> | undefined | null,
  ): void {
    this.#served.unshift((request, url) => {
      const found = paramsIn(path, url.pathname);
      if (request.method !== method || !found) return undefined;
      const read = async () => {
        const given = {
          params: params?.parse(found),
          query: query?.parse(Object.fromEntries(url.searchParams)),
          body: body?.parse(await bodyOf(request)),
        };
        const answered = answer(given as CallParts<Params, Query, Body>);
        return answered === undefined || answered === null ? answered : result.parse(answered);
      };
      return read();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, workflowId] = /^\/api\/internal\/workflows\/([^/]+)\/payload-key$/.exec(request.url ?? '') ?? [];
    if (workflowId !== undefined) {
      if (this.keyless.has(workflowId)) send(response, 404, { message: 'Not found', code: 'not_found' });
      else send(response, 200, { key: (await payloadKeyOf(workflowId)).toString('base64') });
      return;
    }
    const [, owned] = /^\/api\/internal\/workflows\/([^/]+)\/token$/.exec(request.url ?? '') ?? [];
    if (owned !== undefined) {
      this.tokensGiven += 1;
      send(response, 200, { token: `${token} of ${owned}`, expiresAt: new Date().toISOString() });
      return;
    }
    if (/^\/api\/internal\/workflows\/[^/]+\/progress$/.test(request.url ?? '')) {
      this.steps.push(Step.parse(await bodyOf(request)));
      send(response, 204);
      return;
    }
    const [, id = '', action = ''] = /^\/api\/internal\/documents\/([^/]+)\/?(.*)$/.exec(request.url ?? '') ?? [];
    this.#onRequest?.();
    if (this.hold) return;
    if (this.refuseNext > 0) {
      this.refuseNext -= 1;
      send(response, 503, { message: 'away' });
      return;
    }
    const url = new URL(request.url ?? '', this.url);
    for (const served of this.#served) {
      const answer = served(request, url);
      if (!answer) continue;
      const body = isWorker(request) ? await answer : undefined;
      if (body === null) send(response, 204);
      else send(response, body === undefined ? 404 : 200, body);
      return;
    }
    const attachment = this.attachments.get(paramsIn(attachmentPath, url.pathname)?.['key'] ?? '');
    if (attachment && isWorker(request)) {
      response.end(attachment);
      return;
    }
    const found = this.documents.get(id);
    found?.origins.add([request.headers['x-correlation-id'], request.headers['x-causation-id']].join(' '));
    if (!isWorker(request) || !found) send(response, 404, { message: 'Not found' });
    else if (request.method === 'GET' && action === '') {
      const { name, mimeType, uploadedOn, data, term = null, studentId = null } = found;
      send(response, 200, { name, mimeType, size: data.byteLength, uploadedOn, hash: 'h', term, studentId });
    } else if (request.method === 'GET' && action === 'file') {
      found.fetched += 1;
      response.end(found.data);
    } else if (request.method === 'GET' && action === 'text') send(response, 200, { pages: found.pages });
    else if (request.method === 'PUT' && action === 'text') {
      found.pages = Text.parse(await bodyOf(request)).pages;
      send(response, 204);
    } else if (request.method === 'POST' && action === 'text-failure') {
      found.textFailures.push(Failure.parse(await bodyOf(request)).reason);
      send(response, 204);
    } else if (request.method === 'POST' && action === 'analysis') {
      const { dates, skipped, toCheck, termChoices } = Analysis.parse(await bodyOf(request));
      if (found.recorded === 0) {
        found.dates.push(...dates);
        found.skipped.push(...skipped);
        found.toCheck.push(...toCheck);
        found.termChoices.push(...termChoices);
      }
      found.recorded += 1;
      send(response, 200, { scheduled: found.dates.length });
    } else if (request.method === 'POST' && action === 'analysis-failure') {
      found.failures.push(Failure.parse(await bodyOf(request)).reason);
      send(response, 204);
    } else send(response, 405, { message: 'Method not allowed' });
  }
}
