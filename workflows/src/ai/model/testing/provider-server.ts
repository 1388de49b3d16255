import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How the provider responds to one call. */
export type Behaviour =
  /** Streams when requested; after `cutAfter` pieces the connection breaks, or the stream just ends. */
  | { readonly says: string; readonly cutAfter?: number; readonly ends?: 'quietly' | 'never' }
  /** Sends the whole answer at once, even when streaming is requested. */
  | { readonly saysWhole: string }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly body: string }
  | 'cut'
  | 'silent';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
};

const openAiBody = (content: string) => ({
  id: 'x',
  object: 'chat.completion',
  created: 0,
  model: 'm',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
});
const geminiBody = (text: string) => ({
  candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: [{ text }] } }],
});

/** A long text comes in long pieces, or it would take minutes. */
const piecesOf = (text: string) => text.match(text.length > 10_000 ? /[^]{1,5000}/gu : /[^]{1,7}/gu) ?? [];
const openAiPiece = (content: string, isLast: boolean) => ({
  id: 'x',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'm',
  choices: [{ index: 0, delta: { content }, finish_reason: isLast ? 'stop' : null }],
});
const geminiPiece = (text: string, isLast: boolean) => ({
  candidates: [{ index: 0, ...(isLast && { finishReason: 'STOP' }), content: { role: 'model', parts: [{ text }] } }],
});

/** A provider on loopback with the APIs of OpenAI and Gemini, and with faults on demand. */
export class ProviderServer {
  readonly requests: { readonly path: string; readonly body: string }[] = [];
  /** For the next calls, in this order; then {@link always}. */
  next: Behaviour[] = [];
  always: Behaviour = { says: '{}' };
  #server: Server | undefined;

  /** @returns its address */
  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    if (this.#server) await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const asked = await bodyOf(request);
    this.requests.push({ path, body: asked });
    const behaviour = this.next.shift() ?? this.always;
    if (behaviour === 'silent') return;
    if (behaviour === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"choices":[{"mess');
      setTimeout(() => response.destroy(), 10);
      return;
    }
    if ('status' in behaviour) {
      response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
      response.end(JSON.stringify({ error: { code: behaviour.status, message: 'no', status: 'NO' } }));
      return;
    }
    if ('says' in behaviour && (path.includes('streamGenerate') || asked.includes('"stream":true'))) {
      await this.#stream(response, behaviour, path.includes('completions') ? openAiPiece : geminiPiece);
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    if ('body' in behaviour) {
      response.end(behaviour.body);
      return;
    }
    const text = 'says' in behaviour ? behaviour.says : behaviour.saysWhole;
    response.end(JSON.stringify((path.includes('completions') ? openAiBody : geminiBody)(text)));
  }

  async #stream(
    response: ServerResponse,
    { says, cutAfter = Infinity, ends }: Extract<Behaviour, { readonly says: string }>,
    pieceOf: typeof openAiPiece | typeof geminiPiece,
  ): Promise<void> {
    const pieces = piecesOf(says);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [index, text] of pieces.slice(0, cutAfter).entries()) {
      response.write(`data: ${JSON.stringify(pieceOf(text, index === pieces.length - 1))}\n\n`);
      await pause(2);
    }
    if (cutAfter > pieces.length || ends === 'quietly') response.end();
    else if (ends !== 'never') response.destroy();
  }
}
