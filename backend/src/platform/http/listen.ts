import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly port: number;
  /** Takes no more connections and resolves when the answers in hand are sent, after 5 s at the latest. */
  close(): Promise<void>;
}

/** Slow senders do not hold a connection for ever (reliability R16). */
const limits = { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 10_000 };

const patienceMs = 5000;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Answers every request itself, errors too. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** @throws Error with code EADDRINUSE when the port is taken */
export const listen = async (handler: Handler, { port, host }: { port: number; host: string }): Promise<Listening> => {
  const server = createServer(limits, (request, response) => void handler(request, response));
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: portOf(server),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // kept-alive connections become idle only when their answer is sent
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      server.closeIdleConnections();
      // an answer that waits for an analysis may take minutes: the caller asks again and joins it
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
};
