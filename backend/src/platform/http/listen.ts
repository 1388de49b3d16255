import { rejections } from '@hub/contracts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** `port` is the actual port if 0 was requested. */
export interface Listening {
  readonly port: number;
  /**
   * Responds with 503 to new requests, stops accepting connections a moment later, and resolves when the pending
   * responses are sent; those that need more than 5 s become 503 too.
   */
  close(): Promise<void>;
}

/** How long a client may take, in milliseconds: slow clients must not block connections forever (reliability R16). */
interface Timeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** Without any traffic: longer than any response takes. */
  readonly stalledMs: number;
  /** For responses that are pending when the server closes. */
  readonly drainMs: number;
}
const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 60_000, stalledMs: 180_000, drainMs: 5_000 };

const limitsOf = ({ headersMs, requestMs }: Timeouts) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: Math.min(5_000, headersMs / 2),
});

/**
 * How long clients with a kept-alive connection are asked to reconnect, before it is closed under a request in flight.
 */
const noticeMs = 250;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Handles every request itself, including errors. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const { message } = rejections.unavailable;
const unavailableBody = JSON.stringify({ message, code: 'unavailable' });

/** Sends the client to another process, because this one is stopping. */
const rejectAsUnavailable = (response: ServerResponse) => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2', connection: 'close' };
  response.writeHead(rejections.unavailable.status, headers).end(unavailableBody);
};

/** @throws Error with code EADDRINUSE when the port is taken */
export const listen = async (
  handler: Handler,
  { port, host, patience }: { port: number; host: string; patience?: Partial<Timeouts> },
): Promise<Listening> => {
  const timeouts = { ...defaultTimeouts, ...patience };
  let isClosing = false;
  const pending = new Set<ServerResponse>();
  const server = createServer(limitsOf(timeouts), (request, response) => {
    pending.add(response);
    response.once('close', () => pending.delete(response));
    if (isClosing) rejectAsUnavailable(response);
    else void handler(request, response);
  });
  server.setTimeout(timeouts.stalledMs);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: portOf(server),
    async close() {
      isClosing = true;
      await pause(noticeMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // kept-alive connections become idle only when their response is sent
      const idleSweep = setInterval(() => server.closeIdleConnections(), 50);
      server.closeIdleConnections();
      // a response that waits for an analysis may take minutes: the client retries and joins it
      const turnAway = setTimeout(() => {
        for (const response of pending) if (!response.headersSent) rejectAsUnavailable(response);
      }, timeouts.drainMs);
      const cut = setTimeout(() => server.closeAllConnections(), timeouts.drainMs + noticeMs);
      await closed;
      clearInterval(idleSweep);
      clearTimeout(turnAway);
      clearTimeout(cut);
    },
  };
};
