import { rejections } from '@hub/contracts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** `port` is the one that was taken where 0 was asked for. */
export interface Listening {
  readonly port: number;
  /**
   * Answers 503 to whatever comes from now on, a moment later takes no more connections, and resolves when the answers
   * in hand are sent; those that need more than 5 s become 503 too.
   */
  close(): Promise<void>;
}

/** How long the other side may take, in milliseconds: slow ones hold no connection for ever (reliability R16). */
interface Timeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** With nothing coming or going: longer than any answer is waited for. */
  readonly stalledMs: number;
}
const usualPatience: Timeouts = { headersMs: 10_000, requestMs: 60_000, stalledMs: 180_000 };

const limitsOf = ({ headersMs, requestMs }: Timeouts) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: Math.min(5_000, headersMs / 2),
});

const patienceMs = 5000;
/** So long those who keep a connection are told, before it is closed under a request that is on its way. */
const noticeMs = 250;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Answers every request itself, errors too. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const { message } = rejections.unavailable;
const comeAgain = JSON.stringify({ message, code: 'unavailable' });

/** To somebody else: this process ends. */
const sendAway = (response: ServerResponse) => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2', connection: 'close' };
  response.writeHead(rejections.unavailable.status, headers).end(comeAgain);
};

/** @throws Error with code EADDRINUSE when the port is taken */
export const listen = async (
  handler: Handler,
  { port, host, patience: timeouts = usualPatience }: { port: number; host: string; patience?: Timeouts },
): Promise<Listening> => {
  let ends = false;
  const inHand = new Set<ServerResponse>();
  const server = createServer(limitsOf(timeouts), (request, response) => {
    inHand.add(response);
    response.once('close', () => inHand.delete(response));
    if (ends) sendAway(response);
    else void handler(request, response);
  });
  server.setTimeout(timeouts.stalledMs);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: portOf(server),
    async close() {
      ends = true;
      await pause(noticeMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // kept-alive connections become idle only when their answer is sent
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      server.closeIdleConnections();
      // an answer that waits for an analysis may take minutes: the caller asks again and joins it
      const late = setTimeout(() => {
        for (const response of inHand) if (!response.headersSent) sendAway(response);
      }, patienceMs);
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs + noticeMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(late);
      clearTimeout(cut);
    },
  };
};
