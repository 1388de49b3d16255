import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** How the provider behaves at one call. */
export type Behaviour =
  | { readonly says: string }
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

/** A provider on loopback that speaks the protocols of OpenAI and of Gemini, with faults as they are asked for. */
export class ProviderServer {
  readonly requests: { readonly path: string; readonly body: string }[] = [];
  /** At the next calls, in this order; then {@link always}. */
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
    this.requests.push({ path, body: await bodyOf(request) });
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
    response.writeHead(200, { 'content-type': 'application/json' });
    if ('body' in behaviour) response.end(behaviour.body);
    else response.end(JSON.stringify((path.includes('completions') ? openAiBody : geminiBody)(behaviour.says)));
  }
}
