import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** How the engine responds to one call. */
type Behaviour =
  | 'vectors'
  | { readonly status: number }
  | { readonly body: string }
  /** The second vector is shorter. */
  | 'uneven'
  | 'silent';

const Asked = z.object({ model: z.string(), input: z.array(z.string()) });

const fnv = (gram: string) => {
  let hash = 2_166_136_261;
  for (const unit of gram) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
};

/** Counts of hashed groups of three letters: texts with the same word stems are near each other. */
const vectorOf = (given: string, dimension: number): number[] => {
  const vector = Array.from({ length: dimension }, () => 0);
  const plain = ` ${given.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  for (let at = 0; at + 3 <= plain.length; at += 1) {
    const place = fnv(plain.slice(at, at + 3)) % dimension;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  return vector;
};

/** An engine on loopback with OpenAI's API, with deterministic vectors and faults on demand. */
export class EngineServer {
  readonly requests: z.output<typeof Asked>[] = [];
  /** For the next calls, in this order; then {@link always}. */
  next: Behaviour[] = [];
  always: Behaviour = 'vectors';
  dimension = 256;
  /** Texts that count as this one: what a real model knows about words. */
  readonly same = new Map<string, string>();
  #server: Server | undefined;

  /** @returns its address */
  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    if (this.#server) await once(this.#server, 'close');
  }

  /** Forgets the calls and faults so far. */
  reset(): void {
    this.requests.length = 0;
    this.next = [];
    this.always = 'vectors';
    this.dimension = 256;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = Asked.parse(JSON.parse(await text(request)));
    this.requests.push(asked);
    const behaviour = this.next.shift() ?? this.always;
    if (behaviour === 'silent') return;
    const status = typeof behaviour === 'object' && 'status' in behaviour ? behaviour.status : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    if (typeof behaviour === 'object') {
      response.end('body' in behaviour ? behaviour.body : '{"error":{"message":"no"}}');
      return;
    }
    const data = asked.input.map((each, index) => {
      const vector = vectorOf(this.same.get(each) ?? each, this.dimension);
      return { object: 'embedding', index, embedding: behaviour === 'uneven' && index > 0 ? vector.slice(1) : vector };
    });
    response.end(JSON.stringify({ object: 'list', model: asked.model, data }));
  }
}
