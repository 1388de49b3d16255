import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { registry } from '../observability/index.ts';
import { listen, type Listening } from './listen.ts';

interface Address {
  readonly port: number;
  readonly host: string;
}

interface Source {
  readonly log: Logger;
  /** Called before every response, for gauges that are read rather than counted. */
  readonly refresh?: () => Promise<void>;
}

const respond =
  ({ log, refresh }: Source) =>
  async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      await refresh?.();
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.warn({ err: error }, 'the metrics could not be read');
      response.writeHead(503).end();
    }
  };

/**
 * `GET /metrics` for Prometheus, on a separate port; everything else is 404. It has no authentication: keep it on
 * loopback or in a private network. Null when no port is configured.
 * @throws Error with code EADDRINUSE when the port is taken
 */
export const listenForMetrics = async (address: Address | null, source: Source): Promise<Listening | null> => {
  if (!address) return null;
  const listening = await listen(respond(source), address);
  source.log.info({ port: listening.port }, 'serving /metrics');
  return listening;
};
